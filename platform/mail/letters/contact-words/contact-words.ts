import type { ContactSubject } from '@/contracts/contact'

/** Words of the two mails that a contact form makes. `{…}` is filled in; nothing in here is HTML. */
export type ContactWords = {
  greeting: string
  greetingUnnamed: string
  signature: string
  facts: { number: string; subject: string; name: string; email: string; trade: string; business: string; yes: string }
  devices: string
  device: string
  /** To whoever answers. */
  staff: { subject: string; heading: string; greeting: string; closing: string }
  /** To the sender. */
  copy: { subject: string; heading: string; intro: string; closing: string }
  subjects: Record<ContactSubject, string>
}
