import { describe, expect, test } from 'vitest'
import { pathTo } from '@/domain/routing/route-map'
import { FRAMES } from '@/storefront/shell/frames'
import { ask } from '../support/shop-address'
import { hosts, PERSON, realParams, findShop } from './shops'

const WIDGETS = new Set(['b2bWidget', 'aganwidget'])
const partnerHosts = hosts.filter(({ mode }) => mode !== 'default')
const rows = hosts.map((host) => [host.hostname, host] as const)
const bodyTag = (html: string) => /<body[^>]*>/.exec(html)?.[0] ?? ''
const linksOf = (html: string) => [...html.matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href = '']) => href)
const policyOf = (headers: Record<string, unknown>, directive: string) =>
  String(headers['content-security-policy'])
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))

test('three partner modes, in every environment', () => {
  expect(new Set(partnerHosts.map(({ mode }) => mode))).toEqual(new Set(['agan', 'aganwidget', 'b2bWidget']))
  expect(partnerHosts).toHaveLength((5 * 2 + 1) * 4)
})

describe.each(rows)('%s', (hostname, { mode }) => {
  const shop = findShop(hostname)
  const get = (path: string) => ask(hostname, path, { headers: PERSON })

  test('the first HTML has the layout of its mode and screen', async () => {
    const product = pathTo(shop.routes, 'product', realParams(shop, 'product'))
    const checkout = pathTo(shop.routes, 'checkout', {})
    for (const [path, slot] of [
      ['/', 'home'],
      [product, 'inner'],
      [checkout, 'inner'],
      ['/nowhere', 'inner'],
    ] as const)
      // prettier-ignore
      expect([path, bodyTag((await get(path)).body)]).toEqual([
        path,
        expect.stringContaining(`data-layout="${FRAMES[mode][slot].layout}"`),
      ])
  })

  test('the skip links have their targets', async () => {
    const { body } = await get('/')
    const targets = linksOf(body).filter((href) => href.startsWith('#'))
    expect(targets).toHaveLength(4)
    for (const target of targets) expect([target, body.includes(`id="${target.slice(1)}"`)]).toEqual([target, true])
  })

  test('imprint and privacy are one click away', async () => {
    for (const path of ['/', pathTo(shop.routes, 'checkout', {}), '/nowhere']) {
      const links = new Set(linksOf((await get(path)).body))
      for (const key of ['imprint', 'privacy']) {
        const page = shop.content.pages.find((candidate) => candidate.key === key)
        const target = pathTo(shop.routes, 'content', { slug: page?.slug ?? '' })
        expect([path, links.has(target)]).toEqual([path, true])
        expect((await get(target)).status).toBe(200)
      }
    }
  })

  test('only the partner’s origins may frame a widget, no other site anything', async () => {
    for (const path of ['/', '/nowhere', pathTo(shop.routes, 'checkout', {})]) {
      const { headers } = await get(path)
      const listed = WIDGETS.has(mode) ? (shop.partner?.frameOrigins ?? []) : []
      expect(listed.length > 0).toBe(WIDGETS.has(mode))
      expect(policyOf(headers, 'frame-ancestors')).toBe(`frame-ancestors ${listed.length > 0 ? listed.join(' ') : "'none'"}`)
      expect(headers['x-frame-options']).toBe(listed.length > 0 ? undefined : 'DENY')
    }
  })

  test('the partner’s words and colours are in the first HTML', async () => {
    const { body } = await get('/')
    const { partner } = shop
    expect(/<html[^>]* data-partner="([^"]+)"/.exec(body)?.[1]).toBe(partner?.code)
    if (partner?.headline) expect([partner.headline, body.includes(partner.headline)]).toEqual([partner.headline, true])
    expect(body.includes('--c-action:')).toBe(Boolean(partner?.colours))
  })
})

test('the embedding script may be loaded by any page, is cached for a day and the same on every widget host', async () => {
  const answers = await Promise.all(
    partnerHosts.filter(({ mode }) => WIDGETS.has(mode)).map(({ hostname }) => ask(hostname, '/embed.js')),
  )
  for (const { status, headers, body } of answers) {
    expect([status, body]).toEqual([200, answers[0]?.body])
    expect(headers).toMatchObject({ 'cross-origin-resource-policy': 'cross-origin', 'x-content-type-options': 'nosniff' })
    expect(headers['cache-control']).toMatch(/^public, max-age=86400/)
    expect(headers['content-type']).toMatch(/javascript/)
  }
})
