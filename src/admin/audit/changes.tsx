import { staffWords } from '@/domain/staff-messages/staff-messages'
import type { FlattenedField, UIFieldServerProps } from 'payload'
import * as z from 'zod'
import { PlainTable } from '@/admin/plain-table'
import { formatStaffMessage } from '@/domain/staff-words'
import { fieldAt, readableValue, readTitles } from './readable-changes'

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
  const say = (word: 'heading' | 'none' | 'field' | 'before' | 'after' | 'secret' | 'format') =>
    formatStaffMessage(words[word], i18n.language)
  const change = (path: string, field: FlattenedField | null) =>
    isSameText(before[path], after[path])
      ? say(before[path] === '•••' ? 'secret' : 'format')
      : [before[path], after[path]].map((value) => readableValue(value, field, titles, i18n)).join(' → ')
  return (
    <>
      <h2>{say('heading')}</h2>
      {rows.length === 0 && <p>{say('none')}</p>}
      {rows.length > 0 && (
        <PlainTable
          label={say('heading')}
          columns={[
            { name: 'field', heading: say('field') },
            { name: 'change', heading: `${say('before')} → ${say('after')}` },
          ]}
          rows={rows.map(({ path, label, field }, id) => ({
            id,
            cells: [<strong key="field">{label}</strong>, change(path, field)],
          }))}
        />
      )}
    </>
  )
}

const isSameText = (before: unknown, after: unknown): boolean => typeof after === 'string' && before === after
