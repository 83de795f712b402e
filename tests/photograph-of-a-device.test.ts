import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { GET } from '@/app/photos/[category]/[device]/route'
import { GET as getShared } from '@/app/share/[version]/[file]/route'
import * as search from '@/clients/search-client'
import { publish } from '@/cms/snapshot'
import { photographAddress, portraitAddress, SHARE_VERSION } from '@trade-in-shop/contracts/portrait-address'
import { findArea } from '@/domain/routing/areas'
import { drawPortrait } from '@trade-in-shop/device-portraits/draw-portrait'
import { directory, NOON } from './routing/decide-request'
import { startPipeline } from './routing/fake-framework'
import { colourAt, photo, photoServers } from './support/photo-servers'
import { waitFor } from './support/wait-for'

vi.mock('@/clients/search-client', { spy: true })
process.env.NEXT_PHASE = 'phase-production-build'

const { serve, stop } = photoServers()
const origin = await serve((_request, response) => void response.end(photo))
process.env.PHOTO_ORIGINS = origin

beforeAll(() => publish({ version: 'test', loadedAt: new Date(NOON).toISOString(), directory }))
afterAll(stop)

const shop = directory.shopOf('de.localhost')
if (!shop) throw new Error('no shop')
const DEVICE = { url: 'apple-iphone-15', categoryId: 'phones' } as const
const path = photographAddress('phones', DEVICE.url, 96)
const traits = '72x147 f:isle b:plat3 c:sky'
const named = (picture: object | null) => vi.mocked(search.pictureOfDevice).mockResolvedValueOnce({ ...DEVICE, picture } as never)

describe('GET /photos', () => {
  const get = (address: string, key = shop.key) =>
    GET(new Request(`https://shop.test${address}`, { headers: { 'x-shop-key': key, accept: 'image/avif,*/*' } }))

  test('the photograph that the catalogue names, in the offered width and the best format of the browser', async () => {
    named({ kind: 'photograph', url: `${origin}/photo.jpg`, traits })
    const answer = await get(path)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/avif',
      'cache-control': 'public, max-age=600, stale-while-revalidate=86400',
      vary: 'accept',
      'x-content-type-options': 'nosniff',
    })
    expect(await sharp(await answer.bytes()).metadata()).toMatchObject({ width: 96, height: 96 })
  })

  test.each([
    ['cannot be fetched', { kind: 'photograph', url: 'https://elsewhere.example/photo.jpg', traits }],
    ['has been taken out of the catalogue', { kind: 'portrait', traits }],
  ])('the drawing of a device whose photograph %s, for a minute', async (_name, picture) => {
    named(picture)
    const answer = await get(path)
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'image/svg+xml',
      'public, max-age=60',
    ])
    expect(await answer.text()).toBe(drawPortrait({ category: 'phones', w: 72, h: 147, f: 'isle', b: 'plat3', c: 'sky' }, 56))
  })

  test('a device without traits is drawn as its category is', async () => {
    named({ kind: 'photograph', url: 'no address' })
    expect(await (await get(path)).text()).toBe(drawPortrait({ category: 'phones' }, 56))
  })

  test('an unknown device answers 404, and 503 while search does not answer', async () => {
    vi.mocked(search.pictureOfDevice).mockResolvedValueOnce(null).mockRejectedValueOnce(new Error('search is down'))
    const answers = [await get(path), await get(path)]
    expect(answers.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual([
      [404, 'no-store'],
      [503, 'no-store'],
    ])
  })

  test.each([
    ...['/photos/phones/apple-iphone-15', '/photos/phones/apple-iphone-15?w=97', '/photos/phones/apple-iphone-15?w=96&w=96'],
    ...['/photos/phones/apple-iphone-15?w=96&url=https://evil.example', '/photos/toasters/apple-iphone-15?w=96'],
    ...['/photos/phones/https:%2F%2Fevil.example?w=96', `/photos/phones/${'a'.repeat(121)}?w=96`],
  ])('%s is a 404 without a look-up', async (address) => {
    vi.mocked(search.pictureOfDevice).mockClear()
    expect((await get(address)).status).toBe(404)
    expect(search.pictureOfDevice).not.toHaveBeenCalled()
  })

  test('the picture of a shared link shows the photograph', async () => {
    const found = {
      manufacturer: 'Apple',
      name: 'iPhone 15',
      categoryId: 'phones',
      maxPrice: 24500,
      picture: { kind: 'photograph', traits },
    }
    vi.mocked(search.deviceByUrl).mockResolvedValueOnce(found as never)
    named({ kind: 'photograph', url: `${origin}/photo.jpg`, traits })
    const request = new Request(`https://shop.test/share/${SHARE_VERSION}/device,apple-iphone-15.png`, {
      headers: { 'x-shop-key': shop.key },
    })
    const answer = await getShared(request)
    const [red = 0, green = 0, blue = 0] = await colourAt(await answer.bytes(), 950, 315)
    expect({ red: red > 170, green: green < 70, blue: blue < 70 }).toEqual({ red: true, green: true, blue: true })
  })
})

describe('the server entry', () => {
  const html = { accept: 'text/html' }

  test('the server entry asks for a photograph once for each shop, width and format, whatever else the request says', async () => {
    const { framework, get } = startPipeline()
    for (const accept of ['image/webp', '*/*', 'image/png']) await get('de.localhost', path, { headers: { accept } })
    expect(framework.rendered).toBe(1)
    const { text, headers } = await get('de.localhost', path, { headers: { accept: 'image/avif', 'x-shop-key': 'another' } })
    expect(text).toContain(`"x-shop-key":"${shop.key}"`)
    expect(headers.vary).toContain('accept')
    await get('fr.localhost', path, { headers: html })
    expect(framework.rendered).toBe(3)
    expect(findArea(path.split('?')[0] ?? '')).toBe('asset')
  })

  test('the server entry asks again for a drawing after a minute, and for a photograph after ten', async () => {
    const { framework, get, passTime } = startPipeline()
    const [drawn, taken] = [path, photographAddress('phones', 'another-phone', 96)]
    for (const [address, type] of [
      [drawn, 'image/svg+xml'],
      [taken, 'image/webp'],
    ] as const)
      framework.answers.set(address.split('?')[0] ?? '', (response) => void response.setHeader('content-type', type).end('x'))
    const renderedBy = async (address: string) => {
      const before = framework.rendered
      await get('de.localhost', address)
      await waitFor(() => expect(framework.rendered).toBeGreaterThanOrEqual(before))
      return framework.rendered - before
    }
    expect([await renderedBy(drawn), await renderedBy(taken)]).toEqual([1, 1])
    passTime(61_000)
    expect([await renderedBy(drawn), await renderedBy(taken)]).toEqual([1, 0])
  })

  test.each([404, 503])(
    'the server entry leads to the drawing of the category where the framework answers %s',
    async (status) => {
      const { framework, get } = startPipeline()
      framework.answers.set(path.split('?')[0] ?? '', (response) => void response.writeHead(status).end())
      const answer = await get('de.localhost', path)
      expect([answer.status, answer.headers.location, answer.headers['cache-control']]).toEqual([
        307,
        portraitAddress('phones', null, 56),
        'private, no-store',
      ])
    },
  )

  test('a width that is not offered is a 404 that asks nothing', async () => {
    const { framework, get } = startPipeline()
    expect((await get('de.localhost', path.replace('96', '97'))).status).toBe(404)
    expect(framework.rendered).toBe(0)
  })
})
