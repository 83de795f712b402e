import type { Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { loadContent } from '@/cms/load'
import type { Block, BlockField, BlockFields } from '@/domain/content/block-fields'
import { parsePage } from '@/domain/content/content'
import { BLOCKS } from '@/domain/content/page-blocks'
import { aText } from './a-text'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { startCms } from './start-cms'

let payload: Payload
let content: TwoMarkets
let upload = 0
const ADDRESS = 'https://film.example/a.mp4'

beforeAll(async () => {
  payload = (await startCms()).payload
  content = await contentOfTwoMarkets(payload)
  const data = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'green' } })
    .webp()
    .toBuffer()
  const file = { data, mimetype: 'image/webp', name: 'feld.webp', size: data.length }
  upload = (await payload.create({ collection: 'media', data: { alt: 'Feld' }, file, overrideAccess: true })).id
})

/** What an editor enters, and what the shop receives of it; different in every field. */
function example(name: string, field: BlockField): readonly [entered: unknown, received: unknown] {
  switch (field.kind) {
    case 'line':
    case 'paragraphs':
      return [`Text ${name}`, `Text ${name}`]
    case 'video-address':
      return [ADDRESS, ADDRESS]
    case 'rich-text':
      return [aText('Wort'), expect.objectContaining({ root: expect.anything() })]
    case 'picture':
      return [upload, expect.objectContaining({ alt: 'Feld', width: 40, height: 30 })]
    case 'choice': {
      const last = field.options.at(-1)?.value
      return [last, last]
    }
    case 'link': {
      const to = { kind: 'category', key: 'phones', url: 'handys' }
      const entered = { label: `Link ${name}`, kind: to.kind, key: to.key, categoryUrl: to.url }
      return [entered, { label: `Link ${name}`, to }]
    }
    case 'rows': {
      const rows = Array.from({ length: field.fewest + 1 }, (_, index) => examples(field.fields, ` ${index}`))
      return [rows.map(([entered]) => entered), rows.map(([, received]) => received)]
    }
  }
}

function examples(fields: BlockFields, suffix = ''): readonly [entered: object, received: object] {
  const all = Object.entries(fields).map(([name, field]) => [name, example(`${name}${suffix}`, field)] as const)
  const side = (index: 0 | 1) => Object.fromEntries(all.map(([name, both]) => [name, both[index]]))
  return [side(0), side(1)]
}

async function publish(blocks: readonly object[]) {
  await payload.update({
    collection: 'pages',
    id: content.own.pages,
    // Stored as an editor's form sends them.
    data: { blocks: blocks as never, _status: 'published' },
    overrideAccess: true,
  })
  const [page] = (await loadContent(payload)).find(({ market }) => market.code === 'de')?.pages ?? []
  return page && parsePage(page).blocks
}

test('a page with every declared block in all its fields reaches the shop with all of them', async () => {
  const entered = BLOCKS.map(({ type, fields }) => ({ blockType: type, ...examples(fields)[0] }))
  const received = BLOCKS.map(({ type, fields }) => ({ type, ...examples(fields)[1] }))
  expect(await publish(entered)).toEqual(received)
})

test('a page with every declared block in its required fields only reaches the shop with all blocks', async () => {
  const requiredOf = ({ fields }: Block) => Object.fromEntries(Object.entries(fields).filter(([, { required }]) => required))
  const entered = BLOCKS.map((block) => ({ blockType: block.type, ...examples(requiredOf(block))[0] }))
  const received = BLOCKS.map((block) => ({
    type: block.type,
    ...Object.fromEntries(Object.keys(block.fields).map((name) => [name, null])),
    ...examples(requiredOf(block))[1],
  }))
  expect(await publish(entered)).toEqual(received)
})
