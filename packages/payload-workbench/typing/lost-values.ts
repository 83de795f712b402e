import type { FormState } from 'payload'
import * as z from 'zod'
import { isSame } from '@trade-in-shop/payload-workbench/conflict/merge-documents'

/** Of a field in Payload's form, what says whether it was lost. */
type FieldState = Readonly<{ value?: unknown; isModified?: boolean | undefined }>
export type FormFields = Readonly<Record<string, FieldState>>

/**
 * What was typed while a save was under way and is gone with its answer. Payload takes the answer's value of every field but
 * the one that changed last, whatever else has changed since the save was sent.
 * @param sent the form as it was when each of the last saves was sent: the next one may be sent before an answer is seen
 */
export function lostValues(
  before: FormFields,
  now: FormFields,
  sent: readonly FormFields[],
): readonly (readonly [path: string, value: unknown])[] {
  // A form that is put back as a whole knows of no change.
  if (!Object.values(now).some(({ isModified }) => isModified)) return []
  return Object.entries(now).flatMap(([path, field]) => {
    const was = before[path]
    if (!was || field.isModified || isSame(was.value, field.value)) return []
    const isTakenBack = sent.some(({ [path]: inSave }) => inSave !== undefined && isSame(field.value, inSave.value))
    return isTakenBack && isSameRow(before, now, path) ? [[path, was.value] as const] : []
  })
}

/** Rows may have been moved meanwhile: each row on the way to the field is the one that it was. */
function isSameRow(before: FormFields, now: FormFields, path: string): boolean {
  const parts = path.split('.')
  const rows = parts.flatMap((part, index) => (/^\d+$/.test(part) ? [`${parts.slice(0, index + 1).join('.')}.id`] : []))
  return rows.every((id) => before[id]?.value === now[id]?.value)
}

const Refused = z.object({
  errors: z.array(
    z.object({
      data: z.object({ errors: z.array(z.object({ path: z.string(), message: z.string() })).max(1000) }).optional(),
    }),
  ),
})

type Refusal = Readonly<{ message: string; value: unknown }>
/** By collection and id of the document, then by path: the messages of its last save, with the values that were refused. */
const refusals = new Map<string, ReadonlyMap<string, Refusal>>()

/** Remembers what the CMS has answered to a save of a document (`collection/id`); an answer without messages removes those before. */
export function noteRefusal(document: string, answer: unknown, fields: FormFields): void {
  const errors = Refused.safeParse(answer).data?.errors.flatMap(({ data }) => data?.errors ?? []) ?? []
  refusals.set(document, new Map(errors.map(({ path, message }) => [path, { message, value: fields[path]?.value }])))
}

/**
 * The server's answer to a form with the messages of the last save at those fields whose values are the refused ones. The
 * server checks each field alone; what only a save can find out, such as a loop of redirects, it would call valid.
 */
export function keepRefusals(document: string, sent: FormState, state: FormState): FormState {
  const changed: FormState = { ...state }
  for (const [path, { message, value }] of refusals.get(document) ?? []) {
    const field = state[path]
    if (!field || field.valid === false || !isSame(sent[path]?.value, value)) continue
    changed[path] = { ...field, valid: false, errorMessage: message }
    for (const [above, parent] of Object.entries(changed))
      if (path.startsWith(`${above}.`)) changed[above] = { ...parent, errorPaths: [...(parent.errorPaths ?? []), path] }
  }
  return changed
}
