import { describe, expect, test } from 'vitest'
import { GET } from '@/app/portraits/[version]/[file]/route'
import {
  PNG_PORTRAIT_EDGE,
  portraitAddress,
  PORTRAIT_VERSION,
  SPRITE_MOST,
  spriteAddresses,
} from '@trade-in-shop/contracts/portrait-address'
import { findArea } from '@/domain/routing/areas'
import { drawPortrait, parsePortraitFile } from '@trade-in-shop/device-portraits/draw-portrait'
import sharp from 'sharp'
import { traitsOfVariant } from '@platform/seed/portrait-traits'
import { readData } from '@platform/seed/read-data'

/** In bytes. */
const LIMITS = [
  { size: 72, most: 1280 },
  { size: 240, most: 2048 },
] as const
const { catalogue, portraits } = await readData()
const models = catalogue.flatMap(({ category, manufacturers }) =>
  manufacturers.flatMap((maker) =>
    maker.series.flatMap((series) => series.models.map(({ url, variants }) => ({ category, url, variants }))),
  ),
)
const pictureOf = (traits: string | undefined) => ({ kind: 'portrait', traits: traits ?? '' }) as const
const fileOf = (address: string) => address.split('/').at(-1) ?? ''
/** Every model, and its variants that look different. */
const looks = models.flatMap(({ category, url, variants }) => {
  const own = portraits.get(url) ?? ''
  const all = new Set([own, `${own} c:4f7ea3 c2:ef4b43`, ...variants.map(({ label }) => traitsOfVariant(own, label))])
  return [...all].map((traits) => ({
    category,
    url,
    traits: parsePortraitFile(fileOf(portraitAddress(category, pictureOf(traits), 72)))?.portraits[0],
  }))
})

const ATTRIBUTES = '(?:\\s[a-zA-Z][a-zA-Z\\d-]*="[^"<&]*")*'
/** Every tag closed in the order in which it was opened, every attribute in quotes, no text. */
function isWellFormed(svg: string): boolean {
  const open: string[] = []
  const tag = new RegExp(`<(/?)([a-zA-Z]+)${ATTRIBUTES}\\s*(/?)>`, 'g')
  const rest = svg.replaceAll(tag, (_, end: string, name: string, alone: string) => {
    if (end !== '' && open.pop() !== name) open.push('unbalanced')
    if (end === '' && alone === '') open.push(name)
    return ''
  })
  return rest === '' && open.length === 0
}

/** Pixels of a drawing that are not empty, as shares of its square: left, top, right and bottom. */
async function measureFilled(svg: string): Promise<{ width: number; height: number }> {
  const drawn = await sharp(Buffer.from(svg)).resize(200, 200).png().toBuffer()
  const { info } = await sharp(drawn).trim({ background: '#0000', threshold: 40 }).toBuffer({ resolveWithObject: true })
  return { width: info.width / 200, height: info.height / 200 }
}

describe('portraits of the catalogue', () => {
  test.each(LIMITS)('every model and variant is drawn for $size px, well-formed and in at most $most bytes', ({ size, most }) => {
    expect(models.length).toBeGreaterThan(3000)
    const wrong = looks.flatMap(({ url, traits }) => {
      const drawing = traits ? drawPortrait(traits, size) : ''
      const isRight = isWellFormed(drawing) && drawing.length <= most && !/NaN|undefined|Infinity|var\(/.test(drawing)
      return isRight && (drawing.match(/<(?:rect|path|circle|ellipse)/g) ?? []).length > 1
        ? []
        : `${url}: ${drawing.length} bytes`
    })
    expect(wrong).toEqual([])
  })

  test('the longer side of a portrait fills 80 to 92 percent of its square in every category', async () => {
    const some = catalogue.flatMap(({ category }) =>
      looks.filter((look) => look.category === category).filter((_, index) => index % 97 === 0),
    )
    const wrong = []
    for (const { url, traits } of some) {
      const { width, height } = await measureFilled(traits ? drawPortrait(traits, 240) : '')
      const longer = Math.max(width, height)
      if (longer < 0.8 || longer > 0.92) wrong.push(`${url}: ${width} x ${height}`)
    }
    expect(wrong).toEqual([])
  })

  test('a third of the models at most shares its drawing with another one', () => {
    const drawings = new Set(
      models.map(({ category, url }) => {
        const { portraits: [traits] = [] } =
          parsePortraitFile(fileOf(portraitAddress(category, pictureOf(portraits.get(url)), 72))) ?? {}
        return traits && drawPortrait(traits, 72)
      }),
    )
    expect(drawings.size).toBeGreaterThan((models.length * 2) / 3)
  })

  test('every address is an asset of at most 150 characters', () => {
    const addresses = models.map(({ category, url }) => portraitAddress(category, pictureOf(portraits.get(url)), 240))
    expect(addresses.filter((address) => findArea(address) !== 'asset' || address.length > 150)).toEqual([])
  })
})

describe('GET /portraits', () => {
  const get = (path: string) => GET(new Request(`https://shop.test${path}`))

  test('a portrait is an SVG that browsers cache for ever and that runs nothing', async () => {
    const answer = await get(`/portraits/${PORTRAIT_VERSION}/phones,72x147,f:isle,b:plat3,c:sky-240.svg`)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
    expect(await answer.text()).toMatch(/^<svg .*<linearGradient id="p9dbccf".*<\/svg>$/)
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

  const sprites = Array.from({ length: 40 }, (_, index) =>
    models
      .slice(index * 60, index * 60 + SPRITE_MOST)
      .map(({ category, url }) => ({ category, picture: pictureOf(portraits.get(url)) })),
  )

  test('the portraits of a short list are places in one well-formed file, each in colours of its own', async () => {
    for (const devices of sprites) {
      const addresses = spriteAddresses(devices, 72)
      const [file = ''] = addresses[0]?.split('#') ?? []
      expect(addresses).toEqual(devices.map((_, index) => `${file}#p${index}`))
      expect([findArea(file), file.length < 1700]).toEqual(['asset', true])
      const drawn = await (await get(file)).text()
      expect(isWellFormed(drawn), file).toBe(true)
      expect(drawn.match(/<view id="p\d+" viewBox="0 \d+ 180 180"\/>/g)).toHaveLength(devices.length)
      const defined = new Set([...drawn.matchAll(/<linearGradient id="(\w+)"/g)].map(([, id]) => id))
      expect([...drawn.matchAll(/url\(#(\w+)\)/g)].filter(([, id]) => !defined.has(id))).toEqual([])
    }
  })

  test.each([
    ['one drawing and a broken one', 'phones~phones,<b>'],
    ['a category that does not exist', 'phones~toasters'],
    ['too many drawings', Array.from({ length: SPRITE_MOST + 1 }, () => 'phones').join('~')],
  ])('a file of %s is a 404', async (_, name) => {
    expect((await get(`/portraits/${PORTRAIT_VERSION}/${name}-72.svg`)).status).toBe(404)
  })

  test.each([
    '/portraits/0/phones-72.svg',
    `/portraits/${PORTRAIT_VERSION}/toasters-72.svg`,
    `/portraits/${PORTRAIT_VERSION}/toasters.png`,
    `/portraits/${PORTRAIT_VERSION}/phones.gif`,
    `/portraits/${PORTRAIT_VERSION}/phones.svg`,
    `/portraits/${PORTRAIT_VERSION}/phones-73.svg`,
    `/portraits/${PORTRAIT_VERSION}/phones~phones.png`,
    `/portraits/${PORTRAIT_VERSION}/phones,<script>-72.svg`,
    `/portraits/${PORTRAIT_VERSION}/phones,0x0-72.svg`.replace('0x0', 'f:isle'.repeat(40)),
    `/portraits/${PORTRAIT_VERSION}/lenses,f1:0,f2:0,a:0,a2:0-72.svg`,
  ])('%s is a 404 that is not cached', async (path) => {
    const answer = await get(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})
