import type { FlattenedField, PayloadRequest, UIFieldServerProps } from 'payload'
import { z } from 'zod'
import { say } from '@/domain/staff-words'
import { changesWords as words } from './changes-words'
import { fieldAt } from './field-at'
import { type Titles, titleKey, toldValue } from './told-value'
import styles from './changes.module.css'

const Sides = z.record(z.string(), z.unknown()).catch({})
const Entry = z.object({ subject: z.string().catch(''), before: Sides, after: Sides })

/** Before and after of an entry of the audit log, field by field, as the forms name them. */
export async function Changes({ data, req }: UIFieldServerProps) {
  const { subject, before, after } = Entry.parse(data)
  const { i18n } = req
  const collection = req.payload.config.collections.find(({ slug }) => slug === subject)
  const rows = Object.keys(after).map((path) => ({ path, ...fieldAt(collection?.flattenedFields ?? [], path, i18n) }))
  const titles = await titlesOf(
    req,
    rows.flatMap(({ field, path }) => (field ? [{ field, values: [before[path], after[path]] }] : [])),
  )
  const side = (value: unknown, field: FlattenedField | null) => (
    <span className={value === null ? styles.nothing : undefined}>{toldValue(value, field, titles, i18n)}</span>
  )
  return (
    <section className={styles.changes} aria-labelledby="changes-heading">
      <h2 id="changes-heading">{say(words.heading, i18n.language)}</h2>
      {rows.length === 0 ? (
        <p>{say(words.none, i18n.language)}</p>
      ) : (
        <table>
          <thead>
            <tr>
              {(['field', 'before', 'after'] as const).map((word) => (
                <th key={word} scope="col">
                  {say(words[word], i18n.language)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ path, label, field }) => (
              <tr key={path}>
                <th scope="row">{label}</th>
                {isSameText(before[path], after[path]) ? (
                  <td colSpan={2}>{say(before[path] === '•••' ? words.secret : words.format, i18n.language)}</td>
                ) : (
                  <>
                    <td data-label={say(words.before, i18n.language)}>{side(before[path], field)}</td>
                    <td data-label={say(words.after, i18n.language)}>{side(after[path], field)}</td>
                  </>
                )}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}

const isSameText = (before: unknown, after: unknown): boolean => typeof after === 'string' && before === after

type Told = Readonly<{ field: FlattenedField; values: readonly unknown[] }>

/** What the documents that values point to are called, as far as the reader may see them. */
async function titlesOf(req: PayloadRequest, told: readonly Told[]): Promise<Titles> {
  const wanted = new Map<string, Set<number>>()
  for (const { field, values } of told) {
    if ((field.type !== 'relationship' && field.type !== 'upload') || typeof field.relationTo !== 'string') continue
    const ids = wanted.get(field.relationTo) ?? new Set()
    for (const id of values.flat()) if (typeof id === 'number') ids.add(id)
    if (ids.size > 0) wanted.set(field.relationTo, ids)
  }
  const titles = new Map<string, string>()
  for (const { slug, admin } of req.payload.config.collections) {
    const ids = wanted.get(slug)
    if (!ids) continue
    const where = { id: { in: [...ids].slice(0, 100) } }
    // Who may not read a collection gets none, and sees the numbers of its documents.
    const asReader = { overrideAccess: false, user: req.user, disableErrors: true, depth: 0, req }
    const { docs } = await req.payload.find({ collection: slug, where, limit: 100, ...asReader })
    for (const doc of docs) {
      const title = Object.entries(doc).find(([name]) => name === admin.useAsTitle)?.[1]
      if (typeof title === 'string') titles.set(titleKey(slug, doc.id), title)
    }
  }
  return titles
}
