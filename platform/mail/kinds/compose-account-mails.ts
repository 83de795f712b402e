import * as z from 'zod'
import { Email } from '@trade-in-shop/contracts/typed-text'
import { CustomerDeleted } from '@trade-in-shop/contracts/customers'
import { type Mail, type MailParts, mailWriter, type MailWriter } from '@platform/mail/mail'
import { SAMPLE_ACCOUNT, SAMPLE_PERSON, SAMPLE_SALE, SAMPLE_TOKEN } from '@platform/mail/mail-samples'
import { plainMail, type PlainMail } from '@platform/mail/plain-mail'
import type { PlatformMarket } from '@platform/markets/platform-market'
import { writtenMoment } from '@platform/written-values'
import { splitParagraphs } from '@platform/messages/texts'
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
type WithRetainedRecords = z.infer<typeof WithRetainedRecords>

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

/** What all of them have in common: recipient, greeting, a link to `path` of the shop, the signature. */
function mailOf({ market, text }: MailParts, to: Recipient, kind: Kind, path: string, more: More = {}): Mail {
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

/** The last day of something, as the market writes it; a calendar date has no time zone. */
const writtenDay = ({ locale }: PlatformMarket, date: string) =>
  new Intl.DateTimeFormat(locale, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' }).format(new Date(date))

function deletedMail(parts: MailParts, to: WithRetainedRecords): Mail {
  const { market, text } = parts
  const facts = to.kept.map(({ what, until }) => ({
    name: text(`account.deleted.kept.${what}`),
    value: text('account.deleted.until', { date: writtenDay(market, until) }),
  }))
  const records = text(to.kept.length > 0 ? 'account.deleted.someKept' : 'account.deleted.nothingKept')
  const paragraphs = [records, ...splitParagraphs(text('account.deleted.paragraphs'))]
  return mailOf(parts, to, 'deleted', '/', { facts, paragraphs })
}

const sampleRecipient = (application: string) => ({ application, ...SAMPLE_PERSON })
const withToken = (application: string) => ({ ...sampleRecipient(application), token: SAMPLE_TOKEN })

/**
 * Mails about accounts: what happened, and what to do if it was not the reader. One-use tokens appear in the link's fragment
 * only.
 */
export const ACCOUNT_MAILS = {
  account_activation: mailWriter(Activation, {
    samples: (application) => [{ ...withToken(application), validUntil: '2026-11-22T10:00:00.000Z' }, withToken(application)],
    write(parts, to) {
      const date = to.validUntil && writtenMoment(parts.market, new Date(to.validUntil))
      const more = date ? { paragraphs: [parts.text('account.activation.until', { date })] } : {}
      // Anyone may have typed address and name.
      return mailOf(parts, { ...to, firstName: undefined }, 'activation', `/account/register#activate=${to.token}`, more)
    },
  }),
  account_welcome: mailWriter(Recipient, {
    samples: (application) => [sampleRecipient(application)],
    write: (parts, to) => mailOf(parts, to, 'welcome', OVERVIEW),
  }),
  /** The name, if any, is the account's own, never the one that was just typed into the registration. */
  account_already_registered: mailWriter(Recipient, {
    samples: (application) => [sampleRecipient(application)],
    write(parts, to) {
      const secondLink = shopLink(parts.market, FORGOT, parts.text('account.alreadyRegistered.secondLink'))
      return mailOf(parts, to, 'alreadyRegistered', OVERVIEW, { secondLink })
    },
  }),
  password_reset: mailWriter(WithToken, {
    samples: (application) => [withToken(application)],
    write: (parts, to) => mailOf(parts, to, 'passwordReset', `/account/password/reset#token=${to.token}`),
  }),
  password_changed: mailWriter(Recipient, {
    samples: (application) => [sampleRecipient(application)],
    write: (parts, to) => mailOf(parts, to, 'passwordChanged', FORGOT),
  }),
  payment_changed: mailWriter(WithAccount, {
    samples: (application) => [{ ...sampleRecipient(application), maskedAccount: SAMPLE_ACCOUNT }],
    write(parts, to) {
      const facts = [{ name: parts.text('account.paymentChanged.account'), value: to.maskedAccount }]
      return mailOf(parts, to, 'paymentChanged', OVERVIEW, { facts })
    },
  }),
  address_changed: mailWriter(WithTrades, {
    samples: (application) => [{ ...sampleRecipient(application), affectedTrades: [SAMPLE_SALE.number] }],
    write(parts, to) {
      const name = parts.text('account.addressChanged.trades')
      const facts = to.affectedTrades.length > 0 ? [{ name, value: to.affectedTrades.join(', ') }] : []
      return mailOf(parts, to, 'addressChanged', OVERVIEW, { facts })
    },
  }),
  account_deleted: mailWriter(WithRetainedRecords, {
    samples: (application): [WithRetainedRecords, WithRetainedRecords] => [
      {
        ...sampleRecipient(application),
        kept: [
          { what: 'trades', until: '2036-12-31' },
          { what: 'payouts', until: '2034-12-31' },
        ],
      },
      { ...sampleRecipient(application), kept: [] },
    ],
    write: deletedMail,
  }),
} as const satisfies Record<string, MailWriter>
