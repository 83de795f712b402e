import { renderToStaticMarkup } from 'react-dom/server'
import { IntlProvider } from 'react-intl'
import { expect, test } from 'vitest'
import { contentHash } from '@/cms/content-hash'
import type { Trade } from '@trade-in-shop/contracts/trades'
import { euros } from '@/domain/euros'
import { compileDirectory } from '@/domain/routing/directory'
import { seedContent } from '@/seed/sample-content'
import { TradeCarrier } from '@/storefront/account/trades/trade-progress'
import { EMPTY_CART, type CartLine } from '@/storefront/cart/cart-state'
import type { Cart } from '@/storefront/cart/use-cart'
import { loadMessages } from '@/storefront/i18n/load-messages'
import { clientShop } from '@/storefront/shop/client-shop'
import { ShopContext } from '@/storefront/shop/shop-provider'
import { CoverNotice } from './cover-notice'

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
    const before = words(render(shop, <CoverNotice cart={cartOf(lines)} />))
    expect(before).toBe(words(render(shop, <TradeCarrier trade={trade} />)))
    expect(before).not.toBe('')
  }
})

test('a cart whose parcels are insured says nothing, and one that a split helps proposes it', () => {
  for (const shop of shops) {
    expect(render(shop, <CoverNotice cart={cartOf([line(20_000, 1), line(30_000, 1)])} />)).toBe('')
    expect(render(shop, <CoverNotice cart={cartOf([line(40_000, 1), line(45_000, 1)])} />)).toContain('<button')
    expect(render(shop, <CoverNotice cart={cartOf([line(70_000, 1)])} />)).not.toContain('<button')
  }
})
