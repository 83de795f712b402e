import * as z from 'zod'
import { Email } from '@/contracts/typed-text'
import { CustomerDeleted } from '@/contracts/customers'
import { mailWriter, type MailWriter, marketOfMail } from '../mail'
import type { Mail } from '@platform/mail/mail'
import { plainMail, type PlainMail } from '@platform/mail/plain-mail'
import type { PlatformMarket } from '@platform/markets/platform-market'
import { writtenMoment } from '@platform/written-values'
import { splitParagraphs, type Text, textIn } from '@platform/messages/texts'
import { greeting, shopLink, greetingName } from './shop-link'

const OVERVIEW = '/account/overview'
const FORGOT = '/account/password/forgot'

/** The recipient, and the market whose words are used. */
const Recipient = z.object({ application: z.string(), email: Email, firstName: z.string().max(60).optional() })
type Recipient = z.infer<typeof Recipient>
/** The two mails that carry a one-use token. */
const WithToken = Recipient.extend({ token: z.string().regex(/^[A-Za-z0-9_-]{16,256}$/) })
/** Mails that were queued before the platform knew the date say for how long the link works. */
const Activation = WithToken.extend({ validUntil: z.iso.datetime().optional() })
/** Only a masked account may be mailed. */
const WithAccount = Recipient.extend({ maskedAccount: z.string().regex(/•••/).max(320) })
/** Numbers of the trades that get the new address too. */
const WithTrades = Recipient.extend({ affectedTrades: z.array(z.string()).default([]) })
const WithRetainedRecords = Recipient.extend(CustomerDeleted.shape)

/** Each has a subject, heading, intro, paragraphs, link and closing among the messages. */
type Kind =
  | 'activation'
  | 'welcome'
  | 'alreadyRegistered'
  | 'passwordReset'
  | 'passwordChanged'
  | 'paymentChanged'
  | 'addressChanged'
  | 'deleted'
type More = Pick<PlainMail, 'facts' | 'paragraphs' | 'secondLink'>
type Written = { to: Recipient; market: PlatformMarket; text: Text }

/** What all of them have in common: recipient, greeting, a link to `path` of the shop, the signature. */
function mailOf({ to, market, text }: Written, kind: Kind, path: string, more: More = {}): Mail {
  const name = greetingName(to.firstName)
  return plainMail({
    ...{ market, to: { name: name ?? '', address: to.email } },
    subject: text(`account.${kind}.subject`),
    heading: text(`account.${kind}.heading`),
    greeting: greeting(text, name),
    intro: text(`account.${kind}.intro`),
    paragraphs: splitParagraphs(text(`account.${kind}.paragraphs`)),
    link: shopLink(market, path, text(`account.${kind}.link`)),
    closing: [...splitParagraphs(text(`account.${kind}.closing`)), text('mail.signature')],
    ...more,
  })
}

/** A writer that gets the texts of the recipient's market along with the payload. */
const accountMail = <T extends Recipient>(schema: z.ZodType<T>, write: (written: Written, payload: T) => Mail): MailWriter =>
  mailWriter(schema, async (platform, payload, sender) => {
    const market = await marketOfMail(platform, payload.application, sender)
    return write({ to: payload, market, text: textIn(market) }, payload)
  })

/** The last day of something, as the market writes it; a calendar date has no time zone. */
const writtenDay = ({ locale }: PlatformMarket, date: string) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(date))

const deletedMail = (written: Written, { kept }: z.output<typeof WithRetainedRecords>): Mail => {
  const { market, text } = written
  const facts = kept.map(({ what, until }) => ({
    name: text(`account.deleted.kept.${what}`),
    value: text('account.deleted.until', { date: writtenDay(market, until) }),
  }))
  const records = text(kept.length > 0 ? 'account.deleted.someKept' : 'account.deleted.nothingKept')
  return mailOf(written, 'deleted', '/', { facts, paragraphs: [records, ...splitParagraphs(text('account.deleted.paragraphs'))] })
}

/**
 * Mails about accounts: what happened, and what to do if it was not the reader. One-use tokens appear in the link's fragment
 * only.
 */
export const ACCOUNT_MAILS = {
  account_activation: accountMail(Activation, (written, { token, validUntil }) => {
    const date = validUntil && writtenMoment(written.market, new Date(validUntil))
    const more = date ? { paragraphs: [written.text('account.activation.until', { date })] } : {}
    // Anyone may have typed address and name.
    const to = { ...written.to, firstName: undefined }
    return mailOf({ ...written, to }, 'activation', `/account/register#activate=${token}`, more)
  }),
  account_welcome: accountMail(Recipient, (written) => mailOf(written, 'welcome', OVERVIEW)),
  /** The name, if any, is the account's own, never the one that was just typed into the registration. */
  account_already_registered: accountMail(Recipient, (written) => {
    const secondLink = shopLink(written.market, FORGOT, written.text('account.alreadyRegistered.secondLink'))
    return mailOf(written, 'alreadyRegistered', OVERVIEW, { secondLink })
  }),
  password_reset: accountMail(WithToken, (written, { token }) =>
    mailOf(written, 'passwordReset', `/account/password/reset#token=${token}`),
  ),
  password_changed: accountMail(Recipient, (written) => mailOf(written, 'passwordChanged', FORGOT)),
  payment_changed: accountMail(WithAccount, (written, { maskedAccount }) => {
    const name = written.text('account.paymentChanged.account')
    return mailOf(written, 'paymentChanged', OVERVIEW, { facts: [{ name, value: maskedAccount }] })
  }),
  address_changed: accountMail(WithTrades, (written, { affectedTrades }) => {
    const name = written.text('account.addressChanged.trades')
    const facts = affectedTrades.length > 0 ? [{ name, value: affectedTrades.join(', ') }] : []
    return mailOf(written, 'addressChanged', OVERVIEW, { facts })
  }),
  account_deleted: accountMail(WithRetainedRecords, deletedMail),
} as const satisfies Record<string, MailWriter>
