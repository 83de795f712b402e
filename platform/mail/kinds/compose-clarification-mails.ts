import { portraitAddress } from '@/contracts/portrait-address'
import { isUnpostable } from '@/contracts/unpostable'
import type { Platform } from '@platform/context'
import { findClarification } from '@platform/clarifications/clarification-store'
import { BeforehandMail, BetterMail, ClosedMail, OpenedMail } from '@platform/clarifications/clarification-mails'
import { mailWriter, type MailWriter, marketOfMail, type StoredSender } from '../mail'
import type { Mail } from '@platform/mail/mail'
import { plainMail } from '@platform/mail/plain-mail'
import type { PlatformMarket } from '@platform/markets/platform-market'
import { findTrade } from '@platform/trades/trade-store'
import { writtenMoment, writtenMoney, writtenPayoutDay } from '@platform/written-values'
import { type Text, textIn } from '@platform/messages/texts'
import { greeting, shopLink, greetingName } from './shop-link'

type Known = Readonly<{ market: PlatformMarket; text: Text }>
type About = Readonly<{ application: string; email: string; firstName: string; number: string }>

export async function known(platform: Platform, application: string, sender: StoredSender | null): Promise<Known> {
  const market = await marketOfMail(platform, application, sender)
  return { market, text: textIn(market) }
}

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
export function frame({ market, text }: Known, { email, firstName, number }: About, kind: Kind | 'beforehand') {
  const name = greetingName(firstName)
  return {
    ...{ market, to: { name: name ?? '', address: email } },
    subject: text(`clarification.${kind}.subject`, { number }),
    greeting: greeting(text, name),
    closing: [text('mail.signature')],
  }
}

/** The same with heading and intro. */
export const wholeFrame = (known: Known, about: About, kind: Kind) => ({
  ...frame(known, about, kind),
  heading: known.text(`clarification.${kind}.heading`),
  intro: known.text(`clarification.${kind}.intro`),
})

type Line = OpenedMail['lines'][number]

/** The address of a device's drawing in the market's shop, as in the mails about a sale. */
const pictureOf = ({ origin }: PlatformMarket, { look }: Line): string | null =>
  origin !== null && look ? origin + portraitAddress(look.categoryId, look.picture, 'png') : null

export const describeLine = ({ market, text }: Known, line: Line) => ({
  text: text('clarification.line', {
    device: line.device,
    old: writtenMoney(market, line.oldPrice),
    new: writtenMoney(market, line.newPrice),
  }),
  picture: pictureOf(market, line),
})

/** Opened, reminder and what a second look found. The links carry the secret in their path, which the page sends nowhere else (security 20). */
export function openMail(parts: Known, about: OpenedMail, kind: Kind): Mail {
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

const opened: MailWriter = mailWriter(OpenedMail, async (platform, about, sender) => {
  const parts = await known(platform, about.application, sender)
  return openMail(parts, about, 'opened')
})

/** Sends no reminder for what has been answered, when no time is left, or of a deadline that a second look has moved. */
const reminder: MailWriter = mailWriter(OpenedMail, async (platform, about, sender) => {
  const found = await findClarification(platform.pool, about.id, about.number)
  if (found?.state !== 'open' || found.expiresAt <= platform.clock()) return null
  if (found.expiresAt.toISOString() !== about.expiresAt) return null
  const parts = await known(platform, about.application, sender)
  return openMail(parts, about, 'reminder')
})

/** Result and money: the same for an answer, a choice made with the sale and the deadline. */
async function closedParts({ pool }: Pick<Platform, 'pool'>, { market, text }: Known, about: ClosedMail) {
  const { number, accessId, lines, total, maskedAccount } = about
  const isPaid = total > 0
  const trade = isPaid ? await findTrade(pool, 'number', number) : null
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

async function closedMail(platform: Platform, parts: Known, about: ClosedMail, kind: Kind): Promise<Mail> {
  const { facts, results, next, follow } = await closedParts(platform, parts, about)
  return plainMail({ ...wholeFrame(parts, about, kind), facts, paragraphs: [...results, ...next], link: follow })
}

const closed = (kindFor: (about: ClosedMail) => Kind): MailWriter =>
  mailWriter(ClosedMail, async (platform, about, sender) => {
    const parts = await known(platform, about.application, sender)
    return closedMail(platform, parts, about, kindFor(about))
  })

/** What the inspection found and what was done by the seller's choice (P-07); the photos are on the page behind the link. */
const beforehand: MailWriter = mailWriter(BeforehandMail, async (platform, about, sender) => {
  const parts = await known(platform, about.application, sender)
  const { market, text } = parts
  const { facts, results, next, follow } = await closedParts(platform, parts, about)
  const [done, least] = about.downTo === null ? ['returned' as const, ''] : ['sold' as const, writtenMoney(market, about.downTo)]
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
})

const better: MailWriter = mailWriter(BetterMail, async (platform, about, sender) => {
  const parts = await known(platform, about.application, sender)
  const { market, text } = parts
  return plainMail({
    ...wholeFrame(parts, about, 'better'),
    facts: [{ name: text('clarification.facts.number'), value: about.number }],
    paragraphs: about.lines.map((line) => describeLine(parts, line)),
    link: shopLink(market, `/account/overview#trade=${about.accessId}`, text('clarification.follow')),
  })
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
