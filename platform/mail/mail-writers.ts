import type { MailKind } from '@platform/outbox/outbox-store'
import type { MailWriter } from './mail'
import { ACCOUNT_MAILS } from './kinds/compose-account-mails'
import { CLARIFICATION_MAILS } from './kinds/compose-clarification-mails'
import { CONTACT_MAILS } from './kinds/compose-contact-mails'
import { NEWSLETTER_MAILS } from './kinds/compose-newsletter-mails'
import { PAYOUT_MAILS } from './kinds/compose-payout-mails'
import { SECOND_LOOK_MAILS } from './kinds/compose-second-look-mails'

/** Every mail that is not about the course of a trade, by its kind; each feature's file in `kinds/` brings its own. */
export const MAIL_WRITERS = {
  ...ACCOUNT_MAILS,
  ...NEWSLETTER_MAILS,
  ...CONTACT_MAILS,
  ...CLARIFICATION_MAILS,
  ...SECOND_LOOK_MAILS,
  ...PAYOUT_MAILS,
} as const satisfies Record<MailKind, MailWriter>

/** The writer of a kind; null for a kind of another version of the platform. */
export const findMailWriter = (kind: string): MailWriter | null =>
  new Map<string, MailWriter>(Object.entries(MAIL_WRITERS)).get(kind) ?? null
