import { portraitAddress } from '@/contracts/portrait-address'
import type { Platform } from '@platform/context'
import { findClarification } from '@platform/clarifications/clarification-store'
import { BeforehandMail, BetterMail, ClosedMail, OpenedMail } from '@platform/clarifications/clarification-mails'
import { fill, mailWriter, type MailWriter, marketOfMail, type StoredSender } from '../mail'
import type { Mail } from '@platform/mail/mail'
import { plainMail } from '@platform/mail/plain-mail'
import type { PlatformMarket } from '@platform/markets/platform-market'
import { findTrade } from '@platform/trades/trade-store'
import { writtenMoment, writtenMoney, writtenPayoutDay } from '@platform/written-values'
import { CLARIFICATION_WORDS, type ClarificationWords } from './clarification-words'
import { shopLink, greetingName } from './shop-link'

type Known = Readonly<{ market: PlatformMarket; words: ClarificationWords }>
type About = Readonly<{ application: string; email: string; firstName: string; number: string }>

export async function known(platform: Platform, application: string, sender: StoredSender | null): Promise<Known> {
  const market = await marketOfMail(platform, application, sender)
  return { market, words: CLARIFICATION_WORDS[market.language] }
}

type Heading = Pick<ClarificationWords['reminder'], 'subject' | 'heading' | 'intro'>
/** What all of these mails have in common: recipient, trade, sender. */
export function frame({ market, words }: Known, { email, firstName, number }: About, said: Heading) {
  const name = greetingName(firstName)
  return {
    ...{ market, to: { name: name ?? '', address: email } },
    ...{ subject: fill(said.subject, { number }), heading: said.heading, intro: said.intro },
    greeting: name === null ? words.greetingUnnamed : fill(words.greeting, { name }),
    closing: [words.signature],
  }
}

type Line = OpenedMail['lines'][number]

/** The address of a device's drawing in the market's shop, as in the mails about a sale. */
const pictureOf = ({ origin }: PlatformMarket, { look }: Line): string | null =>
  origin !== null && look ? origin + portraitAddress(look.categoryId, look.picture, 'png') : null

export const lineOf = ({ market, words }: Known, line: Line) => ({
  text: fill(words.line, {
    device: line.device,
    old: writtenMoney(market, line.oldPrice),
    new: writtenMoney(market, line.newPrice),
  }),
  picture: pictureOf(market, line),
})

/** Opened, reminder and what a second look found. The links carry the secret in their path, which the page sends nowhere else (security 20). */
export function openMail(parts: Known, about: OpenedMail, said: Heading): Mail {
  const { market, words } = parts
  const { id, number, lines } = about
  const [first] = lines
  const quick = lines.length === 1 && first && `/clarification/clarificationQuickAnswer/${id}:${number}:${first.offerId}`
  return plainMail({
    ...frame(parts, about, said),
    facts: [
      { name: words.facts.number, value: number },
      { name: words.facts.until, value: writtenMoment(market, new Date(about.expiresAt)) },
    ],
    paragraphs: [...lines.map((line) => lineOf(parts, line)), words.opened.free],
    link: shopLink(market, `/clarification/${id}:${number}`, words.opened.link),
    secondLink: quick ? shopLink(market, quick, words.opened.quick) : null,
  })
}

const opened: MailWriter = mailWriter(OpenedMail, async (platform, about, sender) => {
  const parts = await known(platform, about.application, sender)
  return openMail(parts, about, parts.words.opened)
})

/** Sends no reminder for what has been answered, when no time is left, or of a deadline that a second look has moved. */
const reminder: MailWriter = mailWriter(OpenedMail, async (platform, about, sender) => {
  const found = await findClarification(platform.pool, about.id, about.number)
  if (found?.state !== 'open' || found.expiresAt <= platform.clock()) return null
  if (found.expiresAt.toISOString() !== about.expiresAt) return null
  const parts = await known(platform, about.application, sender)
  return openMail(parts, about, parts.words.reminder)
})

/** Result and money: the same for an answer, a choice made with the sale and the deadline. */
async function closedParts({ pool }: Pick<Platform, 'pool'>, { market, words }: Known, about: ClosedMail) {
  const { number, accessId, lines, total, maskedAccount } = about
  const isPaid = total > 0
  const trade = isPaid ? await findTrade(pool, 'number', number) : null
  const expected = trade && writtenPayoutDay(market, trade)
  const paid = [
    { name: words.facts.payout, value: writtenMoney(market, total) },
    { name: words.facts.account, value: maskedAccount },
    ...(expected ? [{ name: words.facts.expected, value: expected }] : []),
  ]
  return {
    facts: [{ name: words.facts.number, value: number }, ...(isPaid ? paid : [])],
    results: lines.map(({ decision, ...line }) => {
      const values = { device: line.device, new: writtenMoney(market, line.newPrice) }
      return { text: fill(decision === 'accept' ? words.accepted : words.returned, values), picture: pictureOf(market, line) }
    }),
    next: [
      ...(isPaid && !expected ? [words.paid] : []),
      ...(lines.some(({ decision }) => decision === 'return') ? [words.sentBack] : []),
    ],
    follow: shopLink(market, `/account/overview#trade=${accessId}`, words.follow),
  }
}

async function closedMail(platform: Platform, parts: Known, about: ClosedMail, said: Heading): Promise<Mail> {
  const { facts, results, next, follow } = await closedParts(platform, parts, about)
  return plainMail({ ...frame(parts, about, said), facts, paragraphs: [...results, ...next], link: follow })
}

const closed = (said: (words: ClarificationWords) => Heading): MailWriter =>
  mailWriter(ClosedMail, async (platform, about, sender) => {
    const parts = await known(platform, about.application, sender)
    return closedMail(platform, parts, about, said(parts.words))
  })

/** What the inspection found and what was done by the seller's choice (P-07); the photos are on the page behind the link. */
const beforehand: MailWriter = mailWriter(BeforehandMail, async (platform, about, sender) => {
  const parts = await known(platform, about.application, sender)
  const { market, words } = parts
  const { facts, results, next, follow } = await closedParts(platform, parts, about)
  const { subject, heading, sold, returned, difference, link } = words.beforehand
  const intro = about.downTo === null ? returned : fill(sold, { least: writtenMoney(market, about.downTo) })
  const found = about.lines.flatMap(({ differences, ...line }) => [
    lineOf(parts, line),
    ...differences.map(({ question, yours, ours }) => fill(difference, { question, yours, ours })),
  ])
  return plainMail({
    ...frame(parts, about, { subject, heading: heading[about.downTo === null ? 'returned' : 'sold'], intro }),
    ...{ facts, paragraphs: [...found, ...results.map(({ text }) => text), ...next], secondLink: follow },
    link: shopLink(market, `/clarification/${about.id}:${about.number}`, link),
  })
})

const better: MailWriter = mailWriter(BetterMail, async (platform, about, sender) => {
  const parts = await known(platform, about.application, sender)
  const { market, words } = parts
  return plainMail({
    ...frame(parts, about, words.better),
    facts: [{ name: words.facts.number, value: about.number }],
    paragraphs: about.lines.map((line) => lineOf(parts, line)),
    link: shopLink(market, `/account/overview#trade=${about.accessId}`, words.follow),
  })
})

export const CLARIFICATION_MAILS = {
  inspected_better: better,
  clarification_opened: opened,
  clarification_reminder: reminder,
  clarification_beforehand: beforehand,
  clarification_acknowledged: closed(({ acknowledged }) => acknowledged),
  clarification_expired: closed(({ expired }) => expired),
  second_look_restored: closed(({ secondLook }) => secondLook.restored),
} as const satisfies Record<string, MailWriter>
