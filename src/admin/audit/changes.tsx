import { staffWords } from '@/domain/staff-messages/staff-messages'
import type { FlattenedField, UIFieldServerProps } from 'payload'
import * as z from 'zod'
import { formatStaffMessage } from '@/domain/staff-words'
import { fieldAt, readableValue, readTitles } from './readable-changes'
import styles from './changes.module.css'

const words = staffWords('changes')

const Sides = z.record(z.string(), z.unknown()).catch({})
const Entry = z.object({ subject: z.string().catch(''), before: Sides, after: Sides })

/** Both values of each field in an entry of the audit log, with the names that forms use. */
export async function Changes({ data, req }: UIFieldServerProps) {
  const { subject, before, after } = Entry.parse(data)
  const { i18n } = req
  const collection = req.payload.config.collections.find(({ slug }) => slug === subject)
  const rows = Object.keys(after).map((path) => ({ path, ...fieldAt(collection?.flattenedFields ?? [], path, i18n) }))
  const titles = await readTitles(
    req,
    rows.flatMap(({ field, path }) => (field ? [{ field, values: [before[path], after[path]] }] : [])),
  )
  const side = (value: unknown, field: FlattenedField | null) => (
    <span className={value === null ? styles.nothing : undefined}>{readableValue(value, field, titles, i18n)}</span>
  )
  return (
    <section className={styles.changes} aria-labelledby="changes-heading">
      <h2 id="changes-heading">{formatStaffMessage(words.heading, i18n.language)}</h2>
      {rows.length === 0 ? (
        <p>{formatStaffMessage(words.none, i18n.language)}</p>
      ) : (
        <table>
          <thead>
            <tr>
              {(['field', 'before', 'after'] as const).map((word) => (
                <th key={word} scope="col">
                  {formatStaffMessage(words[word], i18n.language)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ path, label, field }) => (
              <tr key={path}>
                <th scope="row">{label}</th>
                {isSameText(before[path], after[path]) ? (
                  <td colSpan={2}>{formatStaffMessage(before[path] === '•••' ? words.secret : words.format, i18n.language)}</td>
                ) : (
                  <>
                    <td data-label={formatStaffMessage(words.before, i18n.language)}>{side(before[path], field)}</td>
                    <td data-label={formatStaffMessage(words.after, i18n.language)}>{side(after[path], field)}</td>
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
