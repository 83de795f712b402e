import { portraitAddress } from '@trade-in-shop/contracts/portrait-address'
import { isUnpostable } from '@trade-in-shop/contracts/unpostable'
import type { Platform } from '@platform/context'
import { findClarification } from '@platform/clarifications/clarification-store'
import { BeforehandMail, BetterMail, ClosedMail, OpenedMail } from '@platform/clarifications/clarification-mails'
import { loadingMailWriter, type Mail, type MailParts, mailWriter, type MailWriter } from '@platform/mail/mail'
import { plainMail } from '@platform/mail/plain-mail'
import type { PlatformMarket } from '@platform/markets/platform-market'
import { findTrade, type WholeTrade } from '@platform/trades/trade-store'
import { writtenMoment, writtenMoney, writtenPayoutDay } from '@platform/written-values'
import { sampleTrade } from '@platform/mail/trade-mail-samples'
import { sampleBeforehand, sampleBetter, sampleClosed, sampleOpened } from './clarification-samples'
import { greeting, shopLink, greetingName } from './shop-link'

type About = Readonly<{ application: string; email: string; firstName: string; number: string }>

/** Mails of which the messages have a subject, a heading and an intro. */
type Kind =
  | 'opened'
  | 'reminder'
  | 'acknowledged'
  | 'expired'
  | 'expiredKept'
  | 'better'
  | `secondLook.${'asked' | 'confirmed' | 'raised' | 'restored'}`
/** What all of these mails have in common: recipient, trade, sender. */
function frame({ market, text }: MailParts, { email, firstName, number }: About, kind: Kind | 'beforehand') {
  const name = greetingName(firstName)
  return {
    ...{ market, to: { name: name ?? '', address: email } },
    subject: text(`clarification.${kind}.subject`, { number }),
    greeting: greeting(text, name),
    closing: [text('mail.signature')],
  }
}

/** The same with heading and intro. */
export const wholeFrame = (parts: MailParts, about: About, kind: Kind) => ({
  ...frame(parts, about, kind),
  heading: parts.text(`clarification.${kind}.heading`),
  intro: parts.text(`clarification.${kind}.intro`),
})

type Line = OpenedMail['lines'][number]

/** The address of a device's drawing in the market's shop, as in the mails about a sale. */
const pictureOf = ({ origin }: PlatformMarket, { look }: Line): string | null =>
  origin !== null && look ? origin + portraitAddress(look.categoryId, look.picture, 'png') : null

export const describeLine = ({ market, text }: MailParts, line: Line) => ({
  text: text('clarification.line', {
    device: line.device,
    old: writtenMoney(market, line.oldPrice),
    new: writtenMoney(market, line.newPrice),
  }),
  picture: pictureOf(market, line),
})

/** Opened, reminder and what a second look found. The links carry the secret in their path, which the page sends nowhere else (security 20). */
export function openMail(parts: MailParts, about: OpenedMail, kind: Kind): Mail {
  const { market, text } = parts
  const { id, number, lines } = about
  const [first] = lines
  const canReturn = lines.some((line) => !isUnpostable(line))
  const quick =
    canReturn && lines.length === 1 && first && `/clarification/clarificationQuickAnswer/${id}:${number}:${first.offerId}`
  return plainMail({
    ...wholeFrame(parts, about, kind),
    facts: [
      { name: text('clarification.facts.number'), value: number },
      { name: text('clarification.facts.until'), value: writtenMoment(market, new Date(about.expiresAt)) },
    ],
    paragraphs: [
      ...lines.map((line) => describeLine(parts, line)),
      ...lines.filter(isUnpostable).map(({ device }) => text('clarification.unpostable', { device })),
      ...(canReturn ? [text('clarification.opened.free')] : []),
    ],
    link: shopLink(market, `/clarification/${id}:${number}`, text('clarification.opened.link')),
    secondLink: quick ? shopLink(market, quick, text('clarification.opened.quick')) : null,
  })
}

const opened = mailWriter(OpenedMail, {
  samples: sampleOpened,
  write: (parts, about) => openMail(parts, about, 'opened'),
})

/** Sends no reminder for what has been answered, when no time is left, or of a deadline that a second look has moved. */
async function loadReminder({ pool, clock }: Platform, about: OpenedMail): Promise<OpenedMail | null> {
  const found = await findClarification(pool, about.id, about.number)
  if (found?.state !== 'open' || found.expiresAt <= clock()) return null
  return found.expiresAt.toISOString() === about.expiresAt ? about : null
}

const reminder = loadingMailWriter(OpenedMail, loadReminder, {
  samples: sampleOpened,
  write: (parts, about) => openMail(parts, about, 'reminder'),
})

/** `trade`: null where nothing is paid. */
type Closed<T extends ClosedMail> = T & Readonly<{ trade: WholeTrade | null }>

const loadTrade = async <T extends ClosedMail>({ pool }: Platform, about: T): Promise<Closed<T>> => ({
  ...about,
  trade: about.total > 0 ? await findTrade(pool, 'number', about.number) : null,
})

/** Result and money: the same for an answer, a choice made with the sale and the deadline. */
function closedParts({ market, text }: MailParts, about: Closed<ClosedMail>) {
  const { number, accessId, lines, total, maskedAccount, trade } = about
  const isPaid = total > 0
  const expected = trade && writtenPayoutDay(market, trade)
  const paid = [
    { name: text('clarification.facts.payout'), value: writtenMoney(market, total) },
    { name: text('clarification.facts.account'), value: maskedAccount },
    ...(expected ? [{ name: text('clarification.facts.expected'), value: expected }] : []),
  ]
  return {
    facts: [{ name: text('clarification.facts.number'), value: number }, ...(isPaid ? paid : [])],
    results: lines.map(({ decision, ...line }) => {
      const values = { device: line.device, new: writtenMoney(market, line.newPrice) }
      const accepted = line.newPrice === 0 ? 'clarification.recycled' : 'clarification.accepted'
      const result = text(decision === 'accept' ? accepted : 'clarification.returned', values)
      return { text: result, picture: pictureOf(market, line) }
    }),
    next: [
      ...(isPaid && !expected ? [text('clarification.paid')] : []),
      ...(lines.some(({ decision }) => decision === 'return') ? [text('clarification.sentBack')] : []),
    ],
    follow: shopLink(market, `/account/overview#trade=${accessId}`, text('clarification.follow')),
  }
}

/** Each sample, once with a day on which the money is expected and once without. */
const withTrade = <T extends ClosedMail>(
  application: string,
  [first, ...others]: readonly [T, ...T[]],
): [Closed<T>, ...Closed<T>[]] => [
  { ...first, trade: sampleTrade(application, 'payout_pending') },
  ...[first, ...others].map((about) => ({ ...about, trade: null })),
]

const closed = (kindFor: (about: ClosedMail) => Kind): MailWriter =>
  loadingMailWriter(ClosedMail, loadTrade, {
    samples: (application) => withTrade(application, sampleClosed(application)),
    write(parts, about) {
      const { facts, results, next, follow } = closedParts(parts, about)
      return plainMail({ ...wholeFrame(parts, about, kindFor(about)), facts, paragraphs: [...results, ...next], link: follow })
    },
  })

/** What the inspection found and what was done by the seller's choice (P-07); the photos are on the page behind the link. */
const beforehand = loadingMailWriter(BeforehandMail, loadTrade, {
  samples: (application) => withTrade(application, sampleBeforehand(application)),
  write(parts, about) {
    const { market, text } = parts
    const { facts, results, next, follow } = closedParts(parts, about)
    const [done, least] =
      about.downTo === null ? ['returned' as const, ''] : ['sold' as const, writtenMoney(market, about.downTo)]
    const found = about.lines.flatMap(({ differences, ...line }) => [
      describeLine(parts, line),
      ...differences.map(({ question, yours, ours }) => text('clarification.beforehand.difference', { question, yours, ours })),
    ])
    return plainMail({
      ...frame(parts, about, 'beforehand'),
      heading: text(`clarification.beforehand.heading.${done}`),
      intro: text(`clarification.beforehand.${done}`, { least }),
      ...{ facts, paragraphs: [...found, ...results.map(({ text }) => text), ...next], secondLink: follow },
      link: shopLink(market, `/clarification/${about.id}:${about.number}`, text('clarification.beforehand.link')),
    })
  },
})

const better = mailWriter(BetterMail, {
  samples: (application) => [sampleBetter(application)],
  write(parts, about) {
    const { market, text } = parts
    return plainMail({
      ...wholeFrame(parts, about, 'better'),
      facts: [{ name: text('clarification.facts.number'), value: about.number }],
      paragraphs: about.lines.map((line) => describeLine(parts, line)),
      link: shopLink(market, `/account/overview#trade=${about.accessId}`, text('clarification.follow')),
    })
  },
})

export const CLARIFICATION_MAILS = {
  inspected_better: better,
  clarification_opened: opened,
  clarification_reminder: reminder,
  clarification_beforehand: beforehand,
  clarification_acknowledged: closed(() => 'acknowledged'),
  clarification_expired: closed(({ lines }) => (lines.some(({ decision }) => decision === 'return') ? 'expired' : 'expiredKept')),
  second_look_restored: closed(() => 'secondLook.restored'),
} as const satisfies Record<string, MailWriter>
