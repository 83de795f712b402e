import { describe, expect, test } from 'vitest'
import { GET } from '@/app/portraits/[version]/[file]/route'
import { portraitAddress, PORTRAIT_VERSION } from '@/contracts/portrait-address'
import { areaOf } from '@/domain/routing/areas'
import { portraitOfFile } from '@/portraits/draw-portrait'
import { readData } from '@platform/seed/read-data'

const LIMIT = 1450
const { catalogue, portraits } = await readData()
const models = catalogue.flatMap(({ category, manufacturers }) =>
  manufacturers.flatMap((maker) =>
    maker.series.flatMap((series) => series.models.map(({ url }) => ({ category, series: `${maker.url}/${series.url}`, url }))),
  ),
)
const addressOf = ({ category, url }: (typeof models)[number]) =>
  portraitAddress(category, { kind: 'portrait', traits: portraits.get(url) ?? '' })
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
  test('every model is drawn, well-formed, and its drawing is at most 1,450 bytes with both colour schemes', () => {
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
    const wrong = models.filter((model) => areaOf(addressOf(model)) !== 'asset' || addressOf(model).length > 140)
    expect(wrong).toEqual([])
  })
})

describe('GET /portraits', () => {
  const get = (path: string) => GET(new Request(`https://shop.test${path}`))

  test('a portrait is an SVG that browsers cache for ever and that runs nothing', async () => {
    const answer = get(`/portraits/${PORTRAIT_VERSION}/phones,72x147,f:isle,b:plat3,c:sky.svg`)
    expect(answer.status).toBe(200)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
    expect(await answer.text()).toMatch(/^<svg .*--sky:#c8d8e0.*prefers-color-scheme:dark.*<\/svg>$/)
  })

  test.each(['phones', 'tablets', 'laptops', 'monitors', 'lenses', 'cameras', 'camcorders', 'consoles'])(
    'traits of %s that are unknown draw the plain shape of the category',
    (category) => {
      const plain = portraitOfFile(`${category}.svg`)
      expect(plain).toMatch(/^<svg /)
      expect(portraitOfFile(`${category},zz:1,q-q.svg`)).toBe(plain)
    },
  )

  test.each([
    '/portraits/0/phones.svg',
    `/portraits/${PORTRAIT_VERSION}/toasters.svg`,
    `/portraits/${PORTRAIT_VERSION}/phones,<script>.svg`,
    `/portraits/${PORTRAIT_VERSION}/phones,0x0.svg`.replace('0x0', 'f:isle'.repeat(40)),
    `/portraits/${PORTRAIT_VERSION}/lenses,f1:0,f2:0,a:0,a2:0.svg`,
  ])('%s is a 404 that is not cached', (path) => {
    const answer = get(path)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })
})
