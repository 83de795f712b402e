import { portraitAddress } from '@/contracts/portrait-address'
import { checklist } from '@platform/label/checklist'
import { labelPdf } from '@platform/label/label-pdf'
import type { PlatformMarket } from '@platform/markets/platform-market'
import type { TradeMailKind } from '@platform/outbox/outbox-store'
import type { WholeTrade } from '@platform/trades/trade-store'
import { parcelsOf } from '@platform/trades/parcels'
import { writtenCarrier, writtenMoment, writtenMoney, writtenPayoutDay } from '@platform/written-values'
import { fill, type Mail } from './mail'
import { mailHtml, mailText, type MailContent } from './mail-layout'
import { TRADE_MAIL_WORDS, type TradeMailWords } from './trade-mail-words'
import { greetingName, shopLink, tradeLink } from './kinds/shop-link'

const PAYPAL = '2' satisfies WholeTrade['paymentType']

type Parts = { trade: WholeTrade; market: PlatformMarket; words: TradeMailWords; values: Record<string, string> }

const isAboutParcel = (kind: TradeMailKind): boolean => kind === 'first_parcel_received' || kind === 'second_parcel_received'

/** What goes back or is cancelled pays nothing. */
const hasSums = (kind: TradeMailKind): boolean => kind !== 'return_sent' && kind !== 'trade_cancelled'

function factsOf(kind: TradeMailKind, { trade, market, words, values }: Parts): MailContent['facts'] {
  const number = { name: words.facts.number, value: trade.number }
  if (!hasSums(kind)) return [number]
  const expected = writtenPayoutDay(market, trade)
  const voucher = trade.voucher && {
    name: fill(words.facts.voucher, { code: trade.voucher.code }),
    value: writtenMoney(market, trade.voucher.amount),
  }
  return [
    number,
    { name: words.facts.total, value: values.total ?? '' },
    ...(voucher ? [voucher] : []),
    ...(kind === 'trade_received' ? [{ name: words.facts.lock, value: values.date ?? '' }] : []),
    { name: words.facts.payout, value: trade.maskedAccount },
    ...(expected ? [{ name: words.facts.expected, value: expected }] : []),
  ]
}

type Line = WholeTrade['lines'][number]
const goesBack = ({ state }: Line) => state === 'return_in_progress'

/** All parcels have come before the mail about the first of them was sent. */
export const isOutdated = (kind: TradeMailKind, { state }: WholeTrade): boolean => isAboutParcel(kind) && state !== 'in_transit'

/** A device that goes back is not part of what is paid, and alone in the mail about the return. */
function linesOf(kind: TradeMailKind, { lines }: WholeTrade): WholeTrade['lines'] {
  if (kind === 'trade_paid') return lines.filter((line) => !goesBack(line) && line.state !== 'expired')
  return kind === 'return_sent' ? lines.filter(goesBack) : lines
}

/** Quantity and price of a device, and which of several parcels it travels in; one that never came brings nothing. */
function sumsOf(kind: TradeMailKind, { trade, market, words }: Parts, { quantity, price, total, state, parcel }: Line) {
  if (!hasSums(kind)) return { quantity: `${quantity} ×`, total: null }
  if (state === 'expired') return { quantity: words.parcel.never, total: null }
  const each = `${quantity} × ${writtenMoney(market, price)}`
  const isTravelling = parcelsOf(trade).length > 1 && (kind === 'trade_received' || isAboutParcel(kind))
  const inParcel = isTravelling ? [fill(words.parcel.number, { parcel: String(parcel) })] : []
  return { quantity: [each, ...inParcel].join(', '), total: writtenMoney(market, total) }
}

/** What all of these mails have in common: recipient, devices, sums. */
function frame(kind: TradeMailKind, parts: Parts, own: { heading: string; intro: string }): MailContent {
  const { trade, market, words, values } = parts
  const name = trade.emailConfirmed ? greetingName(trade.customer.firstName) : null
  return {
    lang: market.locale,
    heading: own.heading,
    greeting: name === null ? words.greetingUnnamed : fill(words.greeting, { name }),
    intro: fill(own.intro, values),
    facts: factsOf(kind, parts),
    devices: {
      heading: kind === 'return_sent' ? words.returned.devices : words.devices,
      rows: linesOf(kind, trade).map((line) => ({
        name: `${line.device.manufacturer} ${line.device.name}`,
        picture: market.origin && market.origin + portraitAddress(line.device.categoryId, line.device.picture ?? null, 'png'),
        ...sumsOf(kind, parts, line),
      })),
    },
    paragraphs: [],
    checklist: null,
    link: market.origin === null ? null : shopLink(market, tradeLink(trade), words.toTrade),
    secondLink: null,
    closing: [fill(words.questions, values), words.signature],
  }
}

function contentOf(kind: TradeMailKind, parts: Parts): { subject: string; content: MailContent } {
  const { words, values, trade, market } = parts
  if (isAboutParcel(kind)) {
    return { subject: words.arrivedSome.subject, content: frame(kind, parts, words.arrivedSome) }
  }
  if (kind === 'device_received') {
    const { subject, never } = words.arrived
    const paragraphs = trade.lines.some(({ state }) => state === 'expired') ? [never] : []
    return { subject, content: { ...frame(kind, parts, words.arrived), paragraphs } }
  }
  if (kind === 'inspected_as_described') {
    const { payout, subject } = words.inspected
    return { subject, content: { ...frame(kind, parts, words.inspected), paragraphs: [fill(payout, values)] } }
  }
  if (kind === 'trade_cancelled') {
    const { label, back, subject } = words.cancelled
    const paragraphs = [trade.state === 'cancelled' ? label : back]
    return { subject, content: { ...frame(kind, parts, words.cancelled), paragraphs } }
  }
  if (kind === 'return_sent') {
    const { address, subject } = words.returned
    return { subject, content: { ...frame(kind, parts, words.returned), paragraphs: [address] } }
  }
  if (kind === 'trade_paid') {
    const { subject, heading, intro, toPayPal } = words.paid
    const content = frame(kind, parts, { heading, intro: trade.paymentType === PAYPAL ? toPayPal : intro })
    return { subject, content }
  }
  const parcels = parcelsOf(trade).length
  const one = { ...words.received, checklist: words.checklist, carrier: words.carrier.one }
  const received = parcels > 1 ? { ...one, ...words.several, carrier: words.carrier.several } : one
  const carrier = writtenCarrier(market, trade, received.carrier)
  const categories = trade.lines.map(({ device }) => device.categoryId)
  const content: MailContent = {
    ...frame(kind, parts, received),
    paragraphs: [
      fill(received.label, values),
      fill(received.lock, values),
      ...(carrier === null ? [] : [carrier]),
      fill(received.next[trade.ifLower?.kind ?? 'ask'], values),
    ],
    checklist: { heading: received.checklist, steps: checklist(market.language, categories, values.date ?? '', parcels) },
  }
  return { subject: received.subject, content }
}

/**
 * The mail about a trade in the language of its market; the one about a new trade carries the label. Without an address of the
 * market's shop the mail has no link. The trade's access id opens it without a log-in, so it is in the fragment, which no server
 * and no log sees.
 */
export async function tradeMail(kind: TradeMailKind, trade: WholeTrade, market: PlatformMarket): Promise<Mail> {
  const values = {
    ...{ number: trade.number, account: trade.maskedAccount },
    least: trade.ifLower?.kind === 'accept' ? writtenMoney(market, trade.ifLower.downTo) : '',
    all: String(parcelsOf(trade).length),
    arrived: String(parcelsOf(trade).filter(({ state }) => state === 'received').length),
    ...{ total: writtenMoney(market, trade.total), date: writtenMoment(market, trade.lockUntil) },
  }
  const { subject, content } = contentOf(kind, { trade, market, words: TRADE_MAIL_WORDS[market.language], values })
  const label = { filename: `${trade.number}.pdf`, contentType: 'application/pdf' }
  return {
    to: {
      name: trade.emailConfirmed ? `${trade.customer.firstName} ${trade.customer.lastName}` : '',
      address: trade.customer.email,
    },
    subject: fill(subject, values),
    text: mailText(content),
    html: mailHtml(content),
    attachments: kind === 'trade_received' ? [{ ...label, content: await labelPdf(trade, market) }] : [],
  }
}
