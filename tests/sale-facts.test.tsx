import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createIntl, IntlProvider } from 'react-intl'
import { describe, expect, test } from 'vitest'
import { foreseePayout, payoutExpectedBy, transferDay } from '@trade-in-shop/contracts/market-days'
import type { Trade } from '@trade-in-shop/contracts/trades'
import { euros } from '@/domain/euros'
import { compileDirectory } from '@/domain/routing/directory'
import { contentHash } from '@/cms/content-hash'
import { seedContent } from '@/seed/sample-content'
import { CarrierText } from '@/storefront/account/trades/carrier-text'
import { IfLowerText, PayoutText, UnpostableText } from '@/storefront/account/trades/sale-facts'
import { describeIfLower, listTradeSteps } from '@/storefront/account/trades/trade-steps'
import { formatMoney } from '@/storefront/i18n/format'
import { loadMessages } from '@/storefront/i18n/load-messages'
import { type ClientShop, clientShop } from '@/storefront/shop/client-shop'
import { ShopProvider } from '@/storefront/shop/shop-provider'
import { checklist } from '@platform/label/checklist'
import { marketFrom, type PlatformMarket } from '@platform/markets/platform-market'
import { sampleTrade } from '@platform/mail/trade-mail-samples'
import { tradeMail } from '@platform/mail/trade-mail'
import { SAMPLE_MARKETS } from '@platform/seed/sample-markets'
import { tradeAnswer } from '@platform/trades/trade-answer'
import { writtenCarrier, writtenMoney, writtenPayoutDay } from '@platform/written-values'

const platformMarket = (application: string): PlatformMarket => {
  const sample = SAMPLE_MARKETS.find((candidate) => candidate.application === application)
  const market = sample && marketFrom(application, sample.facts)
  if (!market) throw new Error(`There is no market ${application}`)
  return market
}

const directory = compileDirectory(await seedContent({ port: 3000 }), { port: 3000, hashOf: contentHash })
const shops = ['de', 'at', 'es', 'fr', 'it', 'en'].map((code) => {
  const shop = directory.shopOf(code === 'en' ? 'localhost' : `${code}.localhost`)
  if (!shop) throw new Error(`No shop for ${code}`)
  return [code, clientShop(shop), platformMarket(shop.market.applicationId)] as const
})

const plain = (text: string) => text.replace(/[\u00a0\u202f\s]+/g, ' ')

/** The text of a part as a shop shows it, with plain spaces. */
function shown(shop: ClientShop, part: ReactNode): string {
  const { locale, timeZone } = shop
  const html = renderToStaticMarkup(
    <ShopProvider shop={shop}>
      <IntlProvider locale={locale} timeZone={timeZone} messages={loadMessages(locale)}>
        {part}
      </IntlProvider>
    </ShopProvider>,
  )
  return plain(html.replace(/<[^>]*>/g, '').replaceAll('&#x27;', "'"))
}

/** Around weekends, holidays, the cut-off and both changes of the clock. */
const MOMENTS = [
  ['a Thursday', '2026-11-05T09:00:00Z'],
  ['a Friday evening', '2026-11-06T21:30:00Z'],
  ['a Saturday', '2026-11-07T09:00:00Z'],
  ['the day before Good Friday', '2026-04-02T12:30:00Z'],
  ['Christmas Eve', '2026-12-24T10:00:00Z'],
  ['New Year’s Eve at midnight', '2026-12-31T23:30:00Z'],
  ['the night when summer time begins', '2026-03-29T00:30:00Z'],
  ['the hour that comes twice in autumn', '2026-10-25T00:30:00Z'],
] as const

describe.each(shops)('in the market %s', (_code, shop, written) => {
  const { application } = written
  test.each(MOMENTS)('the day of the payout before a sale on %s is that of account and mails after it', (_name, at) => {
    const lockUntil = new Date(Date.parse(at) + 14 * 86_400_000)
    const before = shown(shop, <PayoutText now={Date.parse(at)} lockUntil={lockUntil.toISOString()} />)
    const sold = { ...sampleTrade(application, 'created'), createdAt: new Date(at), lockUntil, history: [] }
    const handedIn = {
      ...sold,
      state: 'in_transit' as const,
      history: [{ at: new Date(at), state: 'in_transit' as const, reason: 'parcel_handed_over' }],
    }
    for (const trade of [sold, handedIn]) {
      const inMail = writtenPayoutDay(written, trade)
      expect(inMail).not.toBeNull()
      expect(before).toContain(plain(inMail ?? ''))
      const note = listTradeSteps(tradeAnswer(trade), shop).at(-1)?.note
      expect(note?.date).toBe(payoutExpectedBy(tradeAnswer(trade), shop))
    }
  })

  test.each([30_000, 50_000, 133_000, 133_001])('the cover of %d cents is said as in the mail of the sale', (amount) => {
    const [line] = sampleTrade(application).lines
    if (!line) throw new Error('The sample has a line')
    const carrier = { name: shop.carrier?.name ?? '', trackingAddress: null, insuredSum: shop.carrier?.insured.amount ?? 0 }
    const trade = { ...sampleTrade(application), carrier, lines: [{ ...line, total: amount }] }
    const answer = tradeAnswer(trade)
    const before = shown(shop, <CarrierText carrier={answer.carrier!} lines={[{ total: euros(amount) }]} count={1} />)
    const inMail = plain(writtenCarrier(written, trade, 'trade.received') ?? '')
    const amounts = (text: string) =>
      text
        .match(/\d[\d.,' ]*(?= ?€)|(?<=€)[\d.,]+/g)
        ?.map((found) => found.trim())
        .toSorted()
    expect(amounts(before)).toEqual(amounts(inMail))
  })

  test.each([99_900, 133_000, 133_050, 1_234_567])('%d cents are grouped alike on pages and in mails', (amount) => {
    const page = formatMoney(createIntl({ locale: shop.locale }), euros(amount))
    expect(plain(page)).toBe(plain(writtenMoney(written, amount)))
    expect(/\d{4}/.test(page)).toBe(false)
  })

  test('what must not be posted is said before the sale, on the label and in its mail with the same words', async () => {
    const answer = 'Battery is swollen'
    const sample = sampleTrade(application)
    const lines = sample.lines.map((line) => ({ ...line, device: { ...line.device, unpostable: [answer] } }))
    const [trade, devices] = [{ ...sample, lines }, lines.map(({ device }) => device)]
    expect(shown(shop, <UnpostableText devices={devices} />)).toContain(answer)
    expect(checklist(written, devices, '').some((step) => step.includes(answer))).toBe(true)
    expect((await tradeMail('trade_received', trade, written)).text).toContain(answer)
    expect(shown(shop, <UnpostableText devices={[{}]} />)).toBe('')
  })

  test('what happens with a lower price is said as afterwards, with its least sum', () => {
    const trade: Pick<Trade, 'ifLower' | 'state' | 'total'> = {
      ...{ state: 'in_transit', total: euros(133_000) },
      ifLower: { kind: 'accept', downTo: 120_000 },
    }
    const lower = describeIfLower(trade)
    expect(shown(shop, <IfLowerText kind="accept" least={euros(120_000)} />)).toBe(
      lower && shown(shop, <IfLowerText {...lower} />),
    )
    expect(shown(shop, <IfLowerText kind="ask" least={null} />)).not.toBe('')
  })
})

const RULE = { payoutWorkingDays: 2, payoutCutOff: '14:00', timeZone: 'Europe/Berlin' }

test.each([
  ['one minute before the cut-off', '2026-11-05T12:59:00Z', '2026-11-05'],
  ['at the cut-off', '2026-11-05T13:00:00Z', '2026-11-06'],
  ['on a Friday after it', '2026-11-06T13:00:00Z', '2026-11-09'],
  ['on a Saturday morning', '2026-11-07T08:00:00Z', '2026-11-09'],
  ['on Good Friday', '2026-04-03T08:00:00Z', '2026-04-07'],
  ['in summer one minute before it', '2026-07-02T11:59:00Z', '2026-07-02'],
  ['in summer at it', '2026-07-02T12:00:00Z', '2026-07-03'],
  ['after Sunday’s change of the clock, before it', '2026-03-30T11:59:00Z', '2026-03-30'],
])('what is accepted %s is transferred on that working day or the next', (_name, at, day) => {
  expect(transferDay(Date.parse(at), RULE)).toBe(day)
})

test('a later acceptance is never paid earlier', () => {
  const days = Array.from({ length: 24 * 40 }, (_, hour) =>
    foreseePayout('payout_pending', new Date(Date.UTC(2026, 2, 20, hour)).toISOString(), RULE),
  )
  expect(days).toEqual(days.toSorted())
})
