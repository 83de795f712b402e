import * as z from 'zod'
import type { RedirectFields } from '@/collections/documents/redirect-document'

const Text = z.string().max(5000).nullish().catch(null)
/** Payload's form state has the number of rows instead of an empty list. */
const Params = z
  .array(z.object({ name: Text, value: Text }))
  .max(50)
  .catch([])

/** The fields of a redirect in its form, complete or not. */
export const RedirectInForm = z.object({
  id: z.union([z.number(), z.string()]).nullish().catch(null),
  from: Text,
  match: Text,
  to: z.object({ kind: Text, screen: Text, params: Params, slug: Text, path: Text, url: Text }).nullish().catch(null),
  status: Text,
  enabled: z.boolean().nullish().catch(null),
  hidesRoute: z.boolean().nullish().catch(null),
  validFrom: Text,
  validTo: Text,
})

/** Id of an unsaved redirect among the stored ones. */
export const UNSAVED = 'new'

export const fieldsInForm = ({ id, ...fields }: z.infer<typeof RedirectInForm>): RedirectFields => ({
  ...fields,
  id: id ?? UNSAVED,
})
