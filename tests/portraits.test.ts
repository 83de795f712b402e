import { describe, expect, test } from 'vitest'
import { GET } from '@/app/portraits/[version]/[file]/route'
import {
  PNG_PORTRAIT_EDGE,
  darkPortraitAddress,
  portraitAddress,
  PORTRAIT_VERSION,
  SPRITE_MOST,
  spriteAddresses,
} from '@trade-in-shop/contracts/portrait-address'
import { findArea } from '@/domain/routing/areas'
import { drawPortrait, parsePortraitFile } from '@trade-in-shop/device-portraits/draw-portrait'
import sharp from 'sharp'
import { readData } from '@platform/seed/read-data'

const LIMIT = 1.2 * 1024
const { catalogue, portraits } = await readData()
const models = catalogue.flatMap(({ category, manufacturers }) =>
  manufacturers.flatMap((maker) =>
    maker.series.flatMap((series) => series.models.map(({ url }) => ({ category, series: `${maker.url}/${series.url}`, url }))),
  ),
)
const addressOf = ({ category, url }: (typeof models)[number]) =>
  portraitAddress(category, { kind: 'portrait', traits: portraits.get(url) ?? '' })
const portraitOfFile = (name: string): string | null => {
  const file = parsePortraitFile(name)
  return file && drawPortrait(file.traits)
}
const fileOf = (address: string) => address.split('/').at(-1) ?? ''
const drawings = models.map((model) => ({ ...model, drawing: portraitOfFile(fileOf(addressOf(model))) ?? '' }))

const ATTRIBUTES = '(?:\\s[a-zA-Z-]+="[^"<&]*")*'
/** Every tag closed in the order in which it was opened, every attribute in quotes, no text but the style. */
function isWellFormed(svg: string): boolean {
  const open: string[] = []
  const rest = svg
    .replace(/<style>[^<&]*<\/style>/, '')
    .replaceAll(new RegExp(`<(/?)([a-z]+)${ATTRIBUTES}\\s*(/?)>`, 'g'), (_, end: string, name: string, alone: string) => {
      if (end !== '' && open.pop() !== name) open.push('unbalanced')
      if (end === '' && alone === '') open.push(name)
      return ''
    })
  return rest === '' && open.length === 0
}

describe('portraits of the catalogue', () => {
  test('every model is drawn, well-formed, and its drawing is at most 1.2 KB with both colour schemes', () => {
    expect(drawings.length).toBeGreaterThan(3000)
    const wrong = drawings.filter(
      ({ drawing }) =>
        !isWellFormed(drawing) || drawing.length > LIMIT || (drawing.match(/<(?:rect|path|circle|ellipse)/g) ?? []).length < 2,
    )
    expect(wrong.map(({ url, drawing }) => `${url}: ${drawing.length} bytes`)).toEqual([])
  })

  test('a third of the models at most shares its drawing with another one', () => {
    expect(new Set(drawings.map(({ drawing }) => drawing)).size).toBeGreaterThan((models.length * 2) / 3)
  })

  test('every address is an asset and says the same traits', () => {
    const wrong = models.filter((model) => findArea(addressOf(model)) !== 'asset' || addressOf(model).length > 140)
    expect(wrong).toEqual([])
  })
})

describe('GET /portraits', () => {
  const get = (path: string) => GET(new Request(`https://shop.test${path}`))

  test('a portrait is an SVG that browsers cache for ever and that runs nothing', async () => {
    const answer = await get(`/portraits/${PORTRAIT_VERSION}/phones,72x147,f:isle,b:plat3,c:sky.svg`)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
    expect(await answer.text()).toMatch(/^<svg .*--a:#c8d8e0.*prefers-color-scheme:dark.*<\/svg>$/)
  })

  test('the dark file of a portrait and of a list has the colours of the dark scheme whatever the browser reads in a picture', async () => {
    const address = portraitAddress('phones', { kind: 'portrait', traits: '72x147 f:isle b:plat3 c:sky' })
    const [one = ''] = spriteAddresses([0, 1].map(() => ({ category: 'phones', picture: null })))
    for (const path of [address, one]) {
      const [light, dark] = await Promise.all([path, darkPortraitAddress(path)].map(async (each) => (await get(each)).text()))
      expect(light).toContain('prefers-color-scheme:dark')
      expect(dark).toMatch(/^<svg .*--c:#f2f0e9/)
      expect(dark).not.toMatch(/prefers-color-scheme|#161a17/)
    }
  })

  test('a PNG of the same traits is what mail programs show: small, of the edge that mails expect, on a card', async () => {
    const address = portraitAddress('phones', { kind: 'portrait', traits: '72x147 f:isle b:plat3 c:sky' }, 'png')
    const answer = await get(address)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect(bytes.length).toBeLessThan(4096)
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: PNG_PORTRAIT_EDGE, height: PNG_PORTRAIT_EDGE })
    const { dominant, isOpaque } = await sharp(bytes).stats()
    expect({ isOpaque, isLight: dominant.r + dominant.g + dominant.b > 600 }).toEqual({ isOpaque: false, isLight: true })
    const plain = await get(portraitAddress('phones', null, 'png'))
    expect(new Uint8Array(await plain.arrayBuffer())).not.toEqual(bytes)
  })

  const pictureOf = ({ category, url }: (typeof models)[number]) =>
    ({ category, picture: { kind: 'portrait', traits: portraits.get(url) ?? '' } }) as const
  const sprites = Array.from({ length: 40 }, (_, index) => models.slice(index * 60, index * 60 + SPRITE_MOST).map(pictureOf))

  test('the portraits of a short list are places in one well-formed file, each with the paints of its own drawing', async () => {
    for (const devices of sprites) {
      const addresses = spriteAddresses(devices)
      const [file = ''] = addresses[0]?.split('#') ?? []
      expect(addresses).toEqual(devices.map((_, index) => `${file}#p${index}`))
      expect([findArea(file), file.length < 1700]).toEqual(['asset', true])
      const drawn = await (await get(file)).text()
      expect(isWellFormed(drawn), file).toBe(true)
      expect(drawn.match(/<view id="p\d+" viewBox="0 \d+ 180 180"\/>/g)).toHaveLength(devices.length)
      expect(drawn).not.toMatch(/var\(--(?!\w\))|undefined/)
    }
  })

  test.each([
    ['one drawing and a broken one', 'phones~phones,<b>'],
    ['a category that does not exist', 'phones~toasters'],
    ['too many drawings', Array.from({ length: SPRITE_MOST + 1 }, () => 'phones').join('~')],
  ])('a file of %s is a 404', async (_, name) => {
    expect((await get(`/portraits/${PORTRAIT_VERSION}/${name}.svg`)).status).toBe(404)
  })

  test.each([
    '/portraits/0/phones.svg',
    `/portraits/${PORTRAIT_VERSION}/toasters.svg`,
    `/portraits/${PORTRAIT_VERSION}/toasters.png`,
    `/portraits/${PORTRAIT_VERSION}/phones.gif`,
    `/portraits/${PORTRAIT_VERSION}/phones,<script>.svg`,
    `/portraits/${PORTRAIT_VERSION}/phones,0x0.svg`.replace('0x0', 'f:isle'.repeat(40)),
    `/portraits/${PORTRAIT_VERSION}/lenses,f1:0,f2:0,a:0,a2:0.svg`,
  ])('%s is a 404 that is not cached', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})
