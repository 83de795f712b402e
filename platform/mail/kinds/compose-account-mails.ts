import * as z from 'zod'
import { Email } from '@/contracts/typed-text'
import { CustomerDeleted } from '@/contracts/customers'
import { fill, mailWriter, type MailWriter, marketOfMail } from '../mail'
import type { Mail } from '@platform/mail/mail'
import { plainMail, type PlainMail } from '@platform/mail/plain-mail'
import type { PlatformMarket } from '@platform/markets/platform-market'
import { writtenMoment } from '@platform/written-values'
import { ACCOUNT_WORDS, type AccountWords } from './account-words'
import { shopLink, greetingName } from './shop-link'

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

type MailText = Pick<PlainMail, 'subject' | 'heading' | 'intro' | 'paragraphs' | 'closing'> & { link: string }
type More = Pick<PlainMail, 'facts' | 'paragraphs' | 'secondLink'>
type Written = { to: Recipient; market: PlatformMarket; words: AccountWords }

/** What all of them have in common: recipient, greeting, a link to `path` of the shop, the signature. */
function mailOf({ to, market, words }: Written, said: MailText, path: string, more: More = {}): Mail {
  const name = greetingName(to.firstName)
  return plainMail({
    ...{ market, to: { name: name ?? '', address: to.email } },
    ...{ subject: said.subject, heading: said.heading, intro: said.intro, paragraphs: said.paragraphs },
    greeting: name === null ? words.greetingUnnamed : fill(words.greeting, { name }),
    link: shopLink(market, path, said.link),
    closing: [...said.closing, words.signature],
    ...more,
  })
}

/** A writer that gets the words of the recipient's market along with the payload. */
const accountMail = <T extends Recipient>(schema: z.ZodType<T>, write: (written: Written, payload: T) => Mail): MailWriter =>
  mailWriter(schema, async (platform, payload, sender) => {
    const market = await marketOfMail(platform, payload.application, sender)
    return write({ to: payload, market, words: ACCOUNT_WORDS[market.language] }, payload)
  })

/** The last day of something, as the market writes it; a calendar date has no time zone. */
const writtenDay = ({ locale }: PlatformMarket, date: string) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(date))

const deletedMail = (written: Written, { kept }: z.output<typeof WithRetainedRecords>): Mail => {
  const { market, words } = written
  const { deleted } = words
  const facts = kept.map(({ what, until }) => ({
    name: deleted.kept[what],
    value: fill(deleted.until, { date: writtenDay(market, until) }),
  }))
  const paragraphs = kept.length > 0 ? deleted.paragraphs : [deleted.nothingKept, ...deleted.paragraphs.slice(1)]
  return mailOf(written, deleted, '/', { facts, paragraphs })
}

/**
 * Mails about accounts: what happened, and what to do if it was not the reader. One-use tokens appear in the link's fragment
 * only.
 */
export const ACCOUNT_MAILS = {
  account_activation: accountMail(Activation, (written, { token, validUntil }) => {
    const { activation } = written.words
    const date = validUntil && writtenMoment(written.market, new Date(validUntil))
    const paragraphs = date ? [fill(activation.until, { date })] : activation.paragraphs
    // Anyone may have typed address and name.
    const to = { ...written.to, firstName: undefined }
    return mailOf({ ...written, to }, { ...activation, paragraphs }, `/account/register#activate=${token}`)
  }),
  account_welcome: accountMail(Recipient, (written) => mailOf(written, written.words.welcome, OVERVIEW)),
  /** The name, if any, is the account's own, never the one that was just typed into the registration. */
  account_already_registered: accountMail(Recipient, (written) => {
    const { alreadyRegistered } = written.words
    const secondLink = shopLink(written.market, FORGOT, alreadyRegistered.secondLink)
    return mailOf(written, alreadyRegistered, OVERVIEW, { secondLink })
  }),
  password_reset: accountMail(WithToken, (written, { token }) =>
    mailOf(written, written.words.passwordReset, `/account/password/reset#token=${token}`),
  ),
  password_changed: accountMail(Recipient, (written) => mailOf(written, written.words.passwordChanged, FORGOT)),
  payment_changed: accountMail(WithAccount, (written, { maskedAccount }) => {
    const { paymentChanged } = written.words
    return mailOf(written, paymentChanged, OVERVIEW, { facts: [{ name: paymentChanged.account, value: maskedAccount }] })
  }),
  address_changed: accountMail(WithTrades, (written, { affectedTrades }) => {
    const { addressChanged } = written.words
    const facts = affectedTrades.length > 0 ? [{ name: addressChanged.trades, value: affectedTrades.join(', ') }] : []
    return mailOf(written, addressChanged, OVERVIEW, { facts })
  }),
  account_deleted: accountMail(WithRetainedRecords, deletedMail),
} as const satisfies Record<string, MailWriter>
