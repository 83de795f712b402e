import { describe, expect, test } from 'vitest'
import { pathTo } from '@/domain/routing/route-map'
import type { MessageId } from '@/storefront/i18n/message-types'
import { exactSettings } from '../support/market-table'
import { readLandingCodes } from '../support/platform-database'
import { ask } from '../support/shop-address'
import { findWords } from '../support/words'
import { api } from './api-customer'
import { hosts, PERSON, realParams, findShop } from './shops'

const locals = hosts.filter(({ environment }) => environment === 'local')
const shops = locals.filter(({ mode }) => mode === 'default').map(({ hostname }) => hostname)
const page = async (hostname: string, screen: 'home' | 'product') => {
  const shop = findShop(hostname)
  return (await ask(hostname, pathTo(shop.routes, screen, realParams(shop, screen)), { headers: PERSON })).body
}
/** The visible part of a page, without the data for its scripts. */
const shown = (html: string) => html.replaceAll(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '').replaceAll('&#x27;', "'")
const DEVICE = { deviceId: 'apple-iphone-13-128gb', answers: [] }
const OPEN_TO_BUSINESS: Record<string, [rule: string, body: unknown, status: number]> = {
  prices: ['POST /api/business/prices', { devices: [{ deviceId: DEVICE.deviceId, works: true }] }, 200],
  offers: ['POST /api/business/offers', { devices: [{ deviceId: DEVICE.deviceId, works: true }] }, 201],
}

describe('business (M-06, M-07, R-07)', () => {
  test.each(locals.map(({ hostname, code, mode }) => [hostname, code, mode] as const))(
    '%s answers business calls and screens according to its market and mode',
    async (hostname, code, mode) => {
      const { routes } = findShop(hostname)
      const landing = await ask(hostname, pathTo(routes, 'b2bLanding'), { headers: PERSON })
      expect(landing.status).toBe(exactSettings[code]?.b2b ? 200 : 404)
      expect((await ask(hostname, '/b2b/ankaufsportal', { headers: PERSON })).status).toBe(exactSettings[code]?.b2b ? 200 : 404)
      const business = mode === 'b2bWidget' && exactSettings[code]?.b2b
      expect(/<html[^>]* data-business/.test(landing.body)).toBe(business === true)
      for (const [rule, body, status] of Object.values(OPEN_TO_BUSINESS)) {
        const answer = await api(hostname, rule, { body })
        expect([rule, answer.status]).toEqual([rule, business ? status : 404])
      }
    },
  )

  test.each(locals.filter(({ mode }) => mode !== 'b2bWidget').map(({ hostname }) => hostname))(
    '%s refuses business requests in every form',
    async (hostname) => {
      const named = await api(hostname, 'POST /api/offers/previews', { body: { ...DEVICE, business: true } })
      expect([named.status, named.json]).toEqual([400, expect.objectContaining({ code: 'invalid_request' })])
      const headers = { 'x-business': 'true', cookie: 'B2BMode=true' }
      const asked = await api(hostname, 'POST /api/offers/previews?business=true', { body: DEVICE, headers })
      // A consumer has to answer more than whether it switches on.
      expect([asked.status, asked.json]).toEqual([
        200,
        expect.objectContaining({ missing: expect.arrayContaining(['screen', 'battery']) }),
      ])
    },
  )
})

describe.each(shops)('%s', (hostname) => {
  const shop = findShop(hostname)
  const { market } = shop
  const settings = exactSettings[market.code] ?? expect.unreachable()
  const word = (id: MessageId, values?: Record<string, string>) =>
    String(findWords(market.locale).formatMessage({ id }, { ...values }))

  test('shows the banner of the CMS on its home page (M-10)', async () => {
    const html = shown(await page(hostname, 'home'))
    const [banner] = shop.content.banners.filter(({ place }) => place === 'home')
    expect(market.switches.homeBanner).toBe(true)
    expect(html).toContain(banner?.headline ?? expect.unreachable())
  })

  test('has social buttons exactly where they are switched on (M-11)', async () => {
    const html = shown(await page(hostname, 'home'))
    const links = [...html.matchAll(/href="(https:\/\/social\.example\/[^"]+)"/g)].map(([, url]) => url)
    expect(links).toEqual(settings.social ? market.socialLinks.map(({ url }) => url) : [])
    expect(links.length > 0).toBe(settings.social)
  })

  test('shows the conditions video as a drawing with its text, and loads nothing for it (M-12)', async () => {
    const html = shown(await page(hostname, 'product'))
    const video = market.conditionsVideo ?? expect.unreachable()
    expect(html).toContain(video.title)
    expect(html).toContain(word('catalog.video.play'))
    expect(html).toContain(video.transcript)
    expect(html).not.toMatch(/<video|<iframe/)
    expect(html).not.toContain(video.url)
    expect(html).not.toMatch(new RegExp(`(?:src|href|poster)="[^"]*${new URL(video.url).host}`))
  })

  test('shows seal and opinions exactly where the market has them, samples marked (M-13)', async () => {
    const html = shown(await page(hostname, 'home'))
    const { rating } = market
    expect(html.includes('id="ratings"')).toBe(settings.rating)
    expect([rating.seal, rating.slider]).toEqual([settings.rating, settings.rating])
    if (!settings.rating) return expect(html).not.toContain(rating.provider)
    expect(html).toContain(word('home.stars', { score: '4,8' }))
    expect(rating.reviews.every(({ text }) => html.includes(text))).toBe(true)
    expect(html.includes(word('home.sample'))).toBe(rating.sample)
    const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g)]
      .map(([, json]) => json)
      .join()
    expect(data).not.toMatch(/rating|review/i)
  })

  test('names its carrier in the footer, as a picture with an alternative text (M-14)', async () => {
    const footer = /<footer[\s\S]*<\/footer>/.exec(shown(await page(hostname, 'home')))?.[0] ?? ''
    const { alt, imageUrl } = market.footerShippingLogo
    expect(footer).toContain(imageUrl ? `alt="${alt}"` : `role="img" aria-label="${alt}"`)
  })

  test('links to its buy shop in the header, and to its buy and sell shop in the footer (M-17)', async () => {
    const html = shown(await page(hostname, 'home'))
    const outside = (part: string) => {
      const [found = ''] = new RegExp(`<${part}[\\s\\S]*</${part}>`).exec(html) ?? []
      return [...found.matchAll(/href="(https:[^"]+\.revalo\.example[^"]*)"/g)].map(([, url]) => url)
    }
    const [buy, sell] = [`https://shop.${market.code}.revalo.example/`, `https://${market.code}.revalo.example/`]
    expect([market.buyShopLink, market.sellShopUrl]).toEqual([buy, sell])
    expect(outside('header')).toEqual([buy])
    expect(outside('footer')).toEqual(expect.arrayContaining([sell, buy]))
  })

  test('sends its landing page codes unchanged with each event (M-17)', async () => {
    const offerId = `codes-${market.code}-${Date.now()}`
    const body = { eventName: 'offer_generated', url: '/', offerId }
    expect((await api(hostname, 'POST /api/controlling/controlling', { body })).status).toBe(202)
    const { code } = market
    const codes = [`rv-${code}-home`, `rv-${code}-category`, `rv-${code}-device`]
    expect(market.landingPageCodes).toEqual(codes)
    await expect.poll(() => readLandingCodes(offerId)).toEqual(codes)
  })

  test('shows its own domain in the footer', async () => {
    const footer = /<footer[\s\S]*<\/footer>/.exec(shown(await page(hostname, 'home')))?.[0] ?? ''
    expect(footer).toContain(word('shell.copyright', { brand: market.brand.name, domain: market.domain }))
    expect(market.domain).toBe(`${market.code}.revalo.example`)
  })
})
