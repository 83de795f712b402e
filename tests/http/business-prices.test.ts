import { expect, test } from 'vitest'
import { OfferPreview } from '@trade-in-shop/contracts/offers'
import { Suggestions } from '@trade-in-shop/contracts/suggestions'
import { pathTo } from '@/domain/routing/route-map'
import { ask } from '../support/shop-address'
import { api } from './api-customer'
import { PERSON, realParams, findShop } from './shops'

/** A company answers fewer questions than a consumer, so it gets another price, which every page of its host must name. */
const [EVERYONE, COMPANY] = ['de.localhost', 'b2bwidget.de.localhost']
const DEVICE = 'apple-iphone-13-128gb'

/** The best price of the device in the search of a host, in minor units. */
async function suggestedPrice(host: string, size = '128'): Promise<number> {
  const { body } = await ask(host, `/api/search?q=iphone%2013%20${size}`, { headers: PERSON })
  const device = Suggestions.parse(JSON.parse(body)).devices.find(({ id }) => id === `apple-iphone-13-${size}gb`)
  return device?.maxPrice ?? 0
}

const textOf = (html: string) =>
  html
    .replace(/<script[^]*?<\/script>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

test('the best price that a company sees is what the platform offers it', async () => {
  const { json } = await api(COMPANY, 'POST /api/offers/previews', { body: { deviceId: DEVICE, answers: [] } })
  const offered = OfferPreview.parse(json).price.amount
  expect(await suggestedPrice(COMPANY)).toBe(offered)
  expect(await suggestedPrice(EVERYONE)).toBeGreaterThan(offered)
})

test.each([
  ['the device page', `/produkte/${DEVICE}`, /Bis zu ([\d.]+) €/, '128'],
  ['the search', '/?q=iphone%2013%20128', /iPhone 13 128\sGB[^€]* bis zu ([\d.]+) €/, '128'],
  // A series names what the best size of a model is worth.
  [
    'the series',
    pathTo(findShop(COMPANY).routes, 'overview', { overview: 'apple-iphone-13' }),
    / iPhone 13 2021 bis zu ([\d.]+) €/,
    '512',
  ],
])('%s of the business host names the price of companies, elsewhere that of consumers', async (_name, path, price, size) => {
  for (const host of [COMPANY, EVERYONE]) {
    const { body } = await ask(host, path, { headers: PERSON })
    const [, shown] = price.exec(textOf(body)) ?? []
    expect([host, Number(shown?.replace('.', '')) * 100]).toEqual([host, await suggestedPrice(host, size)])
  }
})

test('an overview shows a company its own best price, in the text and for search engines', async () => {
  const path = pathTo(findShop(COMPANY).routes, 'overview', realParams(findShop(COMPANY), 'overview'))
  const best = async (host: string) => {
    const { body } = await ask(host, path, { headers: PERSON })
    return [...new Set([...body.matchAll(/bis zu ([\d.]+)\s€/g)].map(([, amount = '']) => Number(amount.replace('.', ''))))]
  }
  const [company, people] = [await best(COMPANY), await best(EVERYONE)]
  expect(Math.max(...company)).toBeLessThan(Math.max(...people))
})
