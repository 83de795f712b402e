import * as z from 'zod'
import { DAY } from '@/runtime/durations'
import { persistedFamily } from '@/storefront/kit/storage/persisted-atom'

const typed = (max: number) => z.string().max(max)

/**
 * The draft is the form's state: stored in the tab's session storage for a day, so that neither a reload nor a failure
 * loses it.
 */
const ContactDraft = z.object({
  subject: typed(40),
  name: typed(400),
  email: typed(400),
  tradeNumber: typed(400),
  message: typed(20_000),
  attachCart: z.boolean(),
})
export type ContactDraft = z.infer<typeof ContactDraft>

export const EMPTY_CONTACT: ContactDraft = { subject: '', name: '', email: '', tradeNumber: '', message: '', attachCart: false }

export const contactDraftAtom = persistedFamily('contact-draft', {
  schema: ContactDraft,
  version: 1,
  initial: EMPTY_CONTACT,
  storage: 'session',
  lifetimeMs: DAY,
})
