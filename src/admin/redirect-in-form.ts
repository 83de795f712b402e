import { z } from 'zod'
import { redirectOf } from '@/collections/documents/redirect-document'
import { RedirectRow } from '@/domain/content'

const Text = z.string().nullish().catch(null)
/** Payload's form holds the number of rows in place of an empty list. */
const Params = z.array(z.looseObject({ name: Text, value: Text })).catch([])
const RedirectInForm = z.looseObject({
  from: Text,
  match: Text,
  to: z.looseObject({ kind: Text, screen: Text, params: Params, slug: Text, path: Text, url: Text }).nullish().catch(null),
  status: Text,
  enabled: z.boolean().nullish().catch(null),
  validFrom: Text,
  validTo: Text,
  hidesRoute: z.boolean().nullish().catch(null),
})

/** The redirect that a form stands for, saved or not; null while it is not one yet. */
export function redirectInForm(values: Readonly<Record<string, unknown>>, id: string): RedirectRow | null {
  const form = RedirectInForm.safeParse(values).data
  if (!form?.from) return null
  return RedirectRow.safeParse(redirectOf({ ...form, id })).data ?? null
}
