import type { PayoutType } from '@trade-in-shop/contracts/payout-kinds'
import { portraitAddress } from '@trade-in-shop/contracts/portrait-address'
import { checklist } from '@platform/label/checklist'
import { labelPdf } from '@platform/label/label-pdf'
import type { PlatformMarket } from '@platform/markets/platform-market'
import type { TradeMailKind } from '@platform/outbox/outbox-store'
import type { WholeTrade } from '@platform/trades/trade-store'
import { listParcels } from '@platform/trades/parcels'
import { writtenCarrier, writtenMoment, writtenMoney, writtenPayoutDay } from '@platform/written-values'
import type { Mail } from './mail'
import { mailHtml } from './mail-html'
import { mailText, type MailContent } from './mail-content'
import { type TextId, textIn } from '@platform/messages/texts'
import { greeting, greetingName, shopLink, tradeLink } from './kinds/shop-link'
import { sampleTrades } from './trade-mail-samples'

/** Says where the money has gone; only a bank delays it. */
const PAID_INTROS = { '13': 'trade.paid.intro', '2': 'trade.paid.toPayPal' } as const satisfies Record<PayoutType, TextId>

/** `text` knows the values of the trade: its number, sums and moments. */
type Parts = { trade: WholeTrade; market: PlatformMarket; text: (id: TextId, values?: Values) => string; values: Values }
type Values = Readonly<Record<string, string>>

const isAboutParcel = (kind: TradeMailKind): boolean => kind === 'first_parcel_received' || kind === 'second_parcel_received'

/** A mail that was queued as "checked, the price holds" is one about recycling where the price is nothing. */
const isRecycled = (kind: TradeMailKind, { total }: WholeTrade): boolean => kind === 'inspected_as_described' && total === 0

/** What goes back, is cancelled or recycled pays nothing. */
const hasSums = (kind: TradeMailKind, trade: WholeTrade): boolean =>
  kind !== 'return_sent' && kind !== 'trade_cancelled' && !isRecycled(kind, trade)

function factsOf(kind: TradeMailKind, { trade, market, text, values }: Parts): MailContent['facts'] {
  const number = { name: text('trade.facts.number'), value: trade.number }
  if (!hasSums(kind, trade)) return [number]
  const expected = writtenPayoutDay(market, trade)
  const voucher = trade.voucher && {
    name: text('trade.facts.voucher', { code: trade.voucher.code }),
    value: writtenMoney(market, trade.voucher.amount),
  }
  return [
    number,
    { name: text('trade.facts.total'), value: values.total ?? '' },
    ...(voucher ? [voucher] : []),
    ...(kind === 'trade_received' ? [{ name: text('trade.facts.lock'), value: values.date ?? '' }] : []),
    { name: text('trade.facts.payout'), value: trade.maskedAccount },
    ...(expected ? [{ name: text('trade.facts.expected'), value: expected }] : []),
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
function sumsOf(kind: TradeMailKind, { trade, market, text }: Parts, { quantity, price, total, state, parcel }: Line) {
  if (!hasSums(kind, trade)) return { quantity: `${quantity} ×`, total: null }
  if (state === 'expired') return { quantity: text('trade.parcel.never'), total: null }
  const each = `${quantity} × ${writtenMoney(market, price)}`
  const isTravelling = listParcels(trade).length > 1 && (kind === 'trade_received' || isAboutParcel(kind))
  const inParcel = isTravelling ? [text('trade.parcel.number', { parcel: String(parcel) })] : []
  return { quantity: [each, ...inParcel].join(', '), total: writtenMoney(market, total) }
}

/** Messages with a heading and an intro. */
type TextGroup =
  `trade.${'received' | 'several' | 'arrived' | 'arrivedSome' | 'inspected' | 'recycled' | 'cancelled' | 'returned' | 'paid'}`

/** What all of these mails have in common: recipient, devices, sums. */
function frame(kind: TradeMailKind, parts: Parts, said: TextGroup): MailContent {
  const { trade, market, text } = parts
  const name = trade.emailConfirmed ? greetingName(trade.customer.firstName) : null
  return {
    lang: market.locale,
    heading: text(`${said}.heading`),
    greeting: greeting(text, name),
    intro: text(`${said}.intro`),
    facts: factsOf(kind, parts),
    devices: {
      heading: text(kind === 'return_sent' ? 'trade.returned.devices' : 'trade.devices'),
      rows: linesOf(kind, trade).map((line) => ({
        name: `${line.device.manufacturer} ${line.device.name}`,
        picture: market.origin && market.origin + portraitAddress(line.device.categoryId, line.device.picture ?? null, 'png'),
        ...sumsOf(kind, parts, line),
      })),
    },
    paragraphs: [],
    checklist: null,
    link: market.origin === null ? null : shopLink(market, tradeLink(trade), text('trade.toTrade')),
    secondLink: null,
    closing: [text('trade.questions'), text('mail.signature')],
  }
}

const TEXT_GROUPS = {
  first_parcel_received: 'trade.arrivedSome',
  second_parcel_received: 'trade.arrivedSome',
  device_received: 'trade.arrived',
  inspected_as_described: 'trade.inspected',
  trade_cancelled: 'trade.cancelled',
  return_sent: 'trade.returned',
  trade_paid: 'trade.paid',
} as const satisfies Record<Exclude<TradeMailKind, 'trade_received'>, TextGroup>

function paragraphsOf(kind: TradeMailKind, { trade, text }: Parts): string[] {
  if (kind === 'device_received') return trade.lines.some(({ state }) => state === 'expired') ? [text('trade.arrived.never')] : []
  if (isRecycled(kind, trade)) return []
  if (kind === 'inspected_as_described') return [text('trade.inspected.payout')]
  if (kind === 'trade_cancelled') return [text(trade.state === 'cancelled' ? 'trade.cancelled.label' : 'trade.cancelled.back')]
  return kind === 'return_sent' ? [text('trade.returned.address')] : []
}

function contentOf(kind: TradeMailKind, parts: Parts): { subject: string; content: MailContent } {
  const { text, values, trade, market } = parts
  if (kind !== 'trade_received') {
    const said = isRecycled(kind, trade) ? 'trade.recycled' : TEXT_GROUPS[kind]
    const content = { ...frame(kind, parts, said), paragraphs: paragraphsOf(kind, parts) }
    const intro = kind === 'trade_paid' ? { intro: text(PAID_INTROS[trade.paymentType]) } : {}
    return { subject: text(`${said}.subject`), content: { ...content, ...intro } }
  }
  const parcels = listParcels(trade).length
  const said = parcels > 1 ? 'trade.several' : 'trade.received'
  const carrier = writtenCarrier(market, trade, said)
  const devices = trade.lines.map(({ device }) => device)
  const content: MailContent = {
    ...frame(kind, parts, said),
    paragraphs: [
      text(`${said}.label`),
      text(`${said}.lock`),
      ...(carrier === null ? [] : [carrier]),
      text(`trade.next.${trade.ifLower?.kind ?? 'ask'}`),
    ],
    checklist: { heading: text(`${said}.checklist`), steps: checklist(market, devices, values.date ?? '', parcels) },
  }
  return { subject: text(`${said}.subject`), content }
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
    all: String(listParcels(trade).length),
    arrived: String(listParcels(trade).filter(({ state }) => state === 'received').length),
    ...{ total: writtenMoney(market, trade.total), date: writtenMoment(market, trade.lockUntil) },
  }
  const written = textIn(market)
  const text: Parts['text'] = (id, more) => written(id, { ...values, ...more })
  const { subject, content } = contentOf(kind, { trade, market, text, values })
  const label = { filename: `${trade.number}.pdf`, contentType: 'application/pdf' }
  return {
    to: {
      name: trade.emailConfirmed ? `${trade.customer.firstName} ${trade.customer.lastName}` : '',
      address: trade.customer.email,
    },
    subject,
    text: mailText(content),
    html: mailHtml(content, market),
    attachments: kind === 'trade_received' ? [{ ...label, content: await labelPdf(trade, market) }] : [],
  }
}

/** The mail of this kind with each of its sample trades. */
export const previewTradeMails = (kind: TradeMailKind, market: PlatformMarket): Promise<Mail[]> =>
  Promise.all(sampleTrades(kind, market.application).map((trade) => tradeMail(kind, trade, market)))
