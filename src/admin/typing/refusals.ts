import type { FormState } from 'payload'
import * as z from 'zod'
import { type FormFields, isSame } from './lost-values'

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
