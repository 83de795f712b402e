import { describe, expect, test } from 'vitest'
import { ControllingReport } from '@trade-in-shop/contracts/tracking'
import { SAMPLE_EVENTS } from '../../../tests/support/shop-events'
import type { ShopEvent } from './events'
import { controllingReport, dataLayerRow, makeTrack } from './make-track'
import { hearFacts, track } from './track'

const all = Object.values(SAMPLE_EVENTS)

describe('the data layer', () => {
  test('the data layer has the eight events, each of one fact', () => {
    expect(all.flatMap((event) => dataLayerRow(event)?.event ?? []).toSorted()).toEqual(
      ['add_to_cart', 'login', 'purchase', 'registration', 'search', 'view_item', 'voucher_fail', 'voucher_success'].toSorted(),
    )
  })

  test('the data layer names the payment of a purchase by its payment type', () => {
    expect(dataLayerRow(SAMPLE_EVENTS.traded)).toMatchObject({ payment_method: 'paypal', transaction_id: 'x1', value: 835 })
  })

  test('the data layer contains no personal data: no voucher code, no search words', () => {
    const said = JSON.stringify(all.map(dataLayerRow))
    expect(said).not.toMatch(/WELCOME|@|iban/i)
  })
})

describe('controlling', () => {
  test('controlling has the four events, in the own API’s words', () => {
    const reports = all.flatMap((event) => controllingReport(event) ?? [])
    expect(reports.map(({ eventName }) => eventName).toSorted()).toEqual([
      'marketing_touchpoint',
      'offer_add_to_cart',
      'offer_generated',
      'trade_created',
    ])
    for (const report of reports) expect(ControllingReport.parse({ ...report, url: '/' })).toMatchObject(report)
  })

  test('all ten fields are in the right events (G-06)', () => {
    const ofOffer = ['category', 'conditionId', 'currency', 'deviceId', 'offerId', 'productName', 'revenue']
    const fields = (name: ShopEvent['name']) =>
      Object.keys(controllingReport(SAMPLE_EVENTS[name]) ?? {})
        .filter((field) => field !== 'eventName')
        .toSorted()
    expect(fields('touchpoint')).toEqual([])
    expect(fields('offerGenerated')).toEqual(ofOffer)
    expect(fields('addedToCart')).toEqual(ofOffer)
    expect(fields('traded')).toEqual([...ofOffer, 'tradeId', 'voucherCode', 'voucherValue'].toSorted())
    expect(controllingReport(SAMPLE_EVENTS.addedToCart)).toMatchObject({ revenue: 82_500 })
  })
})

describe('makeTrack', () => {
  test('without consent no fact reaches a sink, and with consent only facts from then on', () => {
    const heard: string[] = []
    let given = false
    const tell = makeTrack(
      [{ takes: () => true, send: ({ name }) => void heard.push(name) }],
      () => given,
      () => undefined,
    )
    tell(SAMPLE_EVENTS.searched)
    given = true
    tell(SAMPLE_EVENTS.loggedIn)
    given = false
    tell(SAMPLE_EVENTS.registered)
    expect(heard).toEqual(['loggedIn'])
  })

  test('a sink that throws affects neither the shopper nor the next sink', () => {
    const heard: string[] = []
    const problems: unknown[] = []
    const broken = {
      takes: () => true,
      send: () => {
        throw new Error('down')
      },
    }
    const tell = makeTrack(
      [broken, { takes: () => true, send: ({ name }) => void heard.push(name) }],
      () => true,
      (problem) => void problems.push(problem),
    )
    expect(() => tell(SAMPLE_EVENTS.loggedIn)).not.toThrow()
    expect([heard, problems.length]).toEqual([['loggedIn'], 1])
  })

  test('the newest hundred facts wait until consent is answered', () => {
    for (let n = 0; n < 150; n++) track({ name: 'searched', words: 1, results: n })
    const heard: ShopEvent[] = []
    const stop = hearFacts((event) => heard.push(event) > 0)
    track({ name: 'loggedIn' })
    stop()
    expect(heard).toHaveLength(101)
    expect(heard[0]).toMatchObject({ results: 50 })
    expect(heard.at(-1)).toEqual({ name: 'loggedIn' })
  })

  test('a fact before the answer is marked as sent with a yes, and not with a no', () => {
    const sent: string[] = []
    const hear = (given: boolean) =>
      hearFacts(
        makeTrack(
          [],
          () => given,
          () => expect.unreachable(),
        ),
      )
    track(SAMPLE_EVENTS.traded, () => void sent.push('refused'))
    hear(false)()
    track(SAMPLE_EVENTS.traded, () => void sent.push('given'))
    const stop = hear(true)
    track(SAMPLE_EVENTS.traded, () => void sent.push('afterwards'))
    stop()
    expect(sent).toEqual(['given', 'afterwards'])
  })
})
