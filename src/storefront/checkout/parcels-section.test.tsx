import { renderToStaticMarkup } from 'react-dom/server'
import { FormattedMessage, IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { contentHash } from '@/cms/content-hash'
import type { Trade } from '@trade-in-shop/contracts/trades'
import { euros } from '@/domain/euros'
import { compileDirectory } from '@/domain/routing/directory'
import { seedContent } from '@/seed/sample-content'
import { CoverText } from '@/storefront/account/trades/carrier-text'
import { TradeCarrier } from '@/storefront/account/trades/trade-progress'
import { EMPTY_CART, type CartLine } from '@/storefront/cart/cart-state'
import type { Cart } from '@/storefront/cart/use-cart'
import { loadMessages } from '@/storefront/i18n/load-messages'
import type { MessageId } from '@/storefront/i18n/message-types'
import { clientShop } from '@/storefront/shop/client-shop'
import { ShopContext } from '@/storefront/shop/shop-provider'
import { CoverNotice, ParcelsSection } from './parcels-section'

const directory = compileDirectory(await seedContent({ port: 3000 }), { port: 3000, hashOf: contentHash })
const shops = ['de', 'at', 'es', 'fr', 'it'].map((code) => {
  const shop = directory.shopOf(`${code}.localhost`)
  if (!shop) throw new Error(`No shop for ${code}`)
  return clientShop(shop)
})

const line = (amount: number, parcel: number): CartLine => ({
  ...{ offerId: `${amount}`, conditionId: `${amount}`, answers: [], answerTexts: [], quantity: 1, parcel, price: euros(amount) },
  ...{ validUntil: '2026-12-05T10:00:00Z' },
  device: { id: 'one', name: 'one', manufacturer: 'Acme', url: 'one', categoryId: 'phones' },
})
const cartOf = (lines: CartLine[]): Cart => ({
  ...{ state: { ...EMPTY_CART, cart: lines }, ready: true, max: 5, tooMany: new Set<string>() },
  totals: { devices: euros(0), voucher: euros(0), total: euros(0), pieces: lines.length },
  ...{
    update: () => {},
    add: () => 'added' as const,
    setQuantity: () => {},
    remove: () => {},
    putBack: () => 'added' as const,
    empty: () => {},
  },
  exchange: () => {},
})
const sum = (amount: number) => ({ total: euros(amount) })
const labels = { count: 2, isProposal: 'false' }
const words = (html: string) =>
  html
    .replaceAll(/<svg.*?<\/svg>|<button.*?<\/button>|<[^>]*>/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

function render(shop: (typeof shops)[number], part: React.ReactNode): string {
  return renderToStaticMarkup(
    <IntlProvider locale={shop.locale} messages={loadMessages(shop.locale)}>
      <ShopContext value={shop}>{part}</ShopContext>
    </IntlProvider>,
  )
}

test.each([
  ['one parcel above the cover', [line(70_000, 1)]],
  ['the second of two parcels above the cover', [line(20_000, 1), line(90_000, 2)]],
])('%s is named before the sale in the words of after it, in every market', (_name, lines) => {
  for (const shop of shops) {
    const { carrier } = shop
    const parcels = [...new Set(lines.map(({ parcel }) => parcel))].map((number) => ({ number }))
    const sold = lines.map(({ price, parcel }) => ({ parcel, total: price }))
    const trade = { carrier, state: 'created', lines: sold, parcels } as unknown as Trade
    const before = words(render(shop, <CoverNotice lines={lines} />))
    expect(before).toBe(words(render(shop, <TradeCarrier trade={trade} />)))
    expect(before).not.toBe('')
  }
})

const cards = (html: string) => html.match(/<label class="[^"]*choice.*?<\/label>/g) ?? []
const both = (...parcels: [number, number]) => cartOf([line(40_000, parcels[0]), line(45_000, parcels[1])])

test('two devices above the cover are offered as two insured parcels first, and one parcel says what is not insured', () => {
  for (const shop of shops) {
    const say = (id: string, values: object) =>
      words(render(shop, <FormattedMessage id={id as MessageId} values={{ ...values }} />))
    const [several = '', one = '', ...more] = cards(render(shop, <ParcelsSection cart={both(1, 1)} />))
    expect(more).toEqual([])
    expect(words(several)).toContain(say('checkout.parcelsInsured', { count: 2 }))
    expect(words(several)).toContain(say('checkout.labels', { count: 2, isProposal: 'true' }))
    expect(words(one)).toContain(say('checkout.parcels', { count: 1 }))
    expect(words(one)).toContain(words(render(shop, <CoverText carrier={shop.carrier!} lines={[sum(85_000)]} count={1} />)))
    expect([several.includes('checked'), one.includes('checked')]).toEqual([false, true])
  }
})

test('two devices below the cover are offered as one parcel first, and nothing is proposed', () => {
  for (const shop of shops) {
    const [one = '', several = ''] = cards(render(shop, <ParcelsSection cart={cartOf([line(20_000, 1), line(30_000, 1)])} />))
    expect([one.includes('value="one"'), several.includes('value="several"')]).toEqual([true, true])
    expect(words(several)).toContain(words(render(shop, <FormattedMessage id="checkout.labels" values={labels} />)))
  }
})

test('several parcels are chosen line by line, and one live notice names the parcel above its cover', () => {
  for (const shop of shops) {
    const insured = render(shop, <ParcelsSection cart={both(1, 2)} />)
    expect(insured.match(/<select/g)).toHaveLength(2)
    expect(insured).not.toContain('role="status"')
    const over = render(shop, <ParcelsSection cart={cartOf([line(20_000, 1), line(90_000, 2)])} />)
    expect(over.match(/role="status"/g)).toHaveLength(1)
  }
})

test('a single device has no cards, and its notice only above the cover', () => {
  for (const shop of shops) {
    const [below = '', above = ''] = [30_000, 70_000].map((amount) =>
      render(shop, <ParcelsSection cart={cartOf([line(amount, 1)])} />),
    )
    expect([below, above].flatMap(cards)).toEqual([])
    expect([below.includes('role="status"'), above.includes('role="status"')]).toEqual([false, true])
  }
})
