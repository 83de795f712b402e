import { existsSync, readdirSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { handleEndpoints, type Payload } from 'payload'
import sharp from 'sharp'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { loadContent } from '@/cms/load'
import { hasRoomFor } from '@/collections/hooks/media/room-for-picture'
import { openPicture } from '@/collections/pictures/picture-decoder'
import { parsePage } from '@/domain/content/content'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { member, PASSWORD } from './people'
import { type Cms, startCms } from './start-cms'

/** A test cannot fill the disk; that the check itself is right is tested beside its code. */
vi.mock(import('@/collections/hooks/media/room-for-picture'), { spy: true })
vi.mock(import('@/collections/pictures/picture-decoder'), { spy: true })

const ORIGIN = 'http://admin.localhost:3000'
let cms: Cms
let payload: Payload
let content: TwoMarkets
let cookie = ''

async function ask(method: string, path: string, body: FormData | string) {
  const headers = { cookie, origin: ORIGIN, ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}) }
  const request = new Request(`${ORIGIN}/cms-api${path}`, { method, headers, body })
  const response = await handleEndpoints({ config: payload.config, request })
  return { status: response.status, cookie: response.headers.get('set-cookie'), body: await response.json() }
}
const upload = (bytes: Uint8Array, name: string, alt: string) => {
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt }))
  form.set('file', new File([Buffer.from(bytes)], name, { type: 'image/png' }))
  return ask('POST', '/media', form)
}
const drawn = (width: number, height: number, background = 'green') =>
  sharp({ create: { width, height, channels: 3, background } })
/** The blocks of the page as the shop gets them. */
const shownBlocks = async () => {
  const market = (await loadContent(payload)).find((row) => row.market.code === 'de')
  return market?.pages.flatMap((page) => parsePage(page).blocks)
}
const setBlocks = (blocks: readonly object[]) =>
  payload.update({
    collection: 'pages',
    id: content.own.pages,
    // Stored as an editor's form sends them.
    data: { blocks: blocks as never, _status: 'published' },
    overrideAccess: true,
  })

beforeAll(async () => {
  cms = await startCms()
  payload = cms.payload
  content = await contentOfTwoMarkets(payload)
  await member(payload, 'content-manager', [])
  const body = JSON.stringify({ email: 'content-manager@shop.example', password: PASSWORD })
  cookie = (await ask('POST', '/staff/login', body)).cookie?.split(';')[0] ?? ''
})

describe('what an upload is', () => {
  test.each([
    ['png', () => drawn(40, 30).png().toBuffer()],
    ['jpeg', () => drawn(40, 30).jpeg().toBuffer()],
    ['webp', () => drawn(40, 30).webp().toBuffer()],
    ['avif', () => drawn(40, 30).avif().toBuffer()],
  ])('%s is accepted and re-encoded', async (_format, make) => {
    const { status, body } = await upload(await make(), 'x.png', 'Ein grünes Feld')
    expect(status).toBe(201)
    expect(body.doc).toMatchObject({ mimeType: 'image/webp', width: 40, height: 30, focalX: 50, focalY: 50 })
  })

  test.each([
    ['a gif', () => drawn(9, 9).gif().toBuffer()],
    ['a tiff', () => drawn(9, 9).tiff().toBuffer()],
    [
      'a drawing with scripts',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ],
    ['a document', async () => Buffer.from('%PDF-1.7 1 0 obj <</Type/Catalog>> endobj')],
    ['a page', async () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    [
      'a page behind the first bytes of a picture',
      async () => Buffer.from('\x89PNG\r\n\x1a\n<script>alert(1)</script>', 'latin1'),
    ],
    ['half a picture', async () => (await drawn(400, 300).jpeg().toBuffer()).subarray(0, 600)],
  ])('%s is refused by its bytes, not by its name', async (_what, make) => {
    const { status, body } = await upload(await make(), 'x.png', 'Ein grünes Feld')
    expect(status).toBe(400)
    expect(body.errors[0].message).toMatch(/PNG, JPEG, WebP or AVIF|damaged/)
  })

  test('of AVIF with more than 12 million pixels is refused with the limit, because it is decoded as a whole', async () => {
    const { status, body } = await upload(await drawn(4000, 3100).avif({ effort: 0 }).toBuffer(), 'x.avif', 'Ein grünes Feld')
    expect([status, body.errors[0].message]).toEqual([400, expect.stringContaining('12 million pixels')])
  })

  test('for which there is no room is refused with that reason, and neither row nor file stays (F15)', async () => {
    const before = [readdirSync(`${cms.dataFolder}/media`), await payload.count({ collection: 'media', overrideAccess: true })]
    vi.mocked(hasRoomFor).mockResolvedValueOnce(false)
    const { status, body } = await upload(await drawn(43, 33).png().toBuffer(), 'x.png', 'Ein grünes Feld')
    expect([status, body.errors]).toEqual([
      507,
      [{ name: 'APIError', message: expect.stringMatching(/no room left on the server/) }],
    ])
    const after = [readdirSync(`${cms.dataFolder}/media`), await payload.count({ collection: 'media', overrideAccess: true })]
    expect(after).toEqual(before)
  })

  test('that takes longer than a transaction may be idle is stored', async () => {
    vi.mocked(hasRoomFor).mockImplementationOnce(async () => {
      await wait(7_000)
      return true
    })
    expect((await upload(await drawn(45, 35).png().toBuffer(), 'x.png', 'Ein grünes Feld')).status).toBe(201)
  })

  test('by a stranger is refused before it is decoded', async () => {
    vi.mocked(openPicture).mockClear()
    const own = cookie
    cookie = ''
    const { status } = await upload(await drawn(46, 36).png().toBuffer(), 'x.png', 'Ein grünes Feld')
    cookie = own
    expect([status, vi.mocked(openPicture).mock.calls.length]).toEqual([403, 0])
  })

  test('loses all metadata of the camera', async () => {
    const picture = await drawn(40, 30, 'red')
      .withExif({ IFD0: { Copyright: 'secret-place' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } })
      .jpeg()
      .toBuffer()
    const { body } = await upload(picture, 'x.jpg', 'Ein rotes Feld')
    const { exif, xmp, icc, iptc } = await sharp(`${cms.dataFolder}/media/${body.doc.filename}`).metadata()
    expect([exif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined])
  })
})

describe('the description of a picture', () => {
  test.each(['', '   ', 'karton.png', 'Karton', 'IMG_1234'])('%j is refused at its field, and no file stays', async (alt) => {
    const before = readdirSync(`${cms.dataFolder}/media`)
    const { status, body } = await upload(await drawn(41, 31, 'blue').png().toBuffer(), 'karton.png', alt)
    expect(status).toBe(400)
    expect(body.errors[0].data.errors[0]).toMatchObject({ path: 'alt' })
    expect(readdirSync(`${cms.dataFolder}/media`)).toEqual(before)
  })

  test('is stored without blanks around it', async () => {
    const { body } = await upload(await drawn(42, 32).png().toBuffer(), 'karton.png', '  Ein offener Karton ')
    expect(body.doc.alt).toBe('Ein offener Karton')
  })
})

describe('a picture of a page', () => {
  let id: number
  beforeAll(async () => {
    id = (await upload(await drawn(900, 600, 'gray').png().toBuffer(), 'x.png', 'Ein grauer Karton')).body.doc.id
  })
  const pictures = () => [
    { blockType: 'picture', picture: id, caption: 'Gut verpackt' },
    { blockType: 'banner', headline: 'Neu', tone: 'strong', picture: id, link: {} },
    { blockType: 'questions', questions: [{ question: 'Wie?', answer: 'So.' }] },
  ]

  test('is shown as in the CMS, with the focus that an editor has set in the admin', async () => {
    await setBlocks(pictures())
    const focus = encodeURI('uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=80')
    const form = new FormData()
    form.set('_payload', JSON.stringify({ alt: 'Ein grauer Karton' }))
    expect((await ask('PATCH', `/media/${id}?${focus}`, form)).status).toBe(200)
    const { filename } = await payload.findByID({ collection: 'media', id, overrideAccess: true })
    expect(filename).toMatch(/^[0-9a-f]{24}\.webp$/)
    expect(existsSync(`${cms.dataFolder}/media/${filename}`)).toBe(true)
    const picture = { url: `/media/${filename}`, alt: 'Ein grauer Karton', width: 900, height: 600, focus: { x: 20, y: 80 } }
    expect(await shownBlocks()).toMatchObject([{ type: 'picture', picture }, { type: 'banner', picture }, { type: 'questions' }])
  })

  test('that is deleted removes its own block and nothing else', async () => {
    await setBlocks(pictures())
    await payload.delete({ collection: 'media', id, overrideAccess: true })
    expect(await shownBlocks()).toMatchObject([{ type: 'banner', picture: null }, { type: 'questions' }])
  })
})

describe('a page that is published', () => {
  const question = (answer: string) => ({ blockType: 'questions', questions: [{ question: 'Wie?', answer }] })
  const video = (url: string) => ({ blockType: 'video', title: 'Film', url, transcript: 'Alles.' })

  test.each([
    ['an answer of blanks', question('  '), 'blocks.1.questions.0.answer'],
    ['an endless answer', question('x'.repeat(20_001)), 'blocks.1.questions.0.answer'],
    ['a video of a script', video('javascript:alert(1)'), 'blocks.1.url'],
    ['a video of a stranger with a password', video('https://a:b@film.example/'), 'blocks.1.url'],
    ['a picture that is gone', { blockType: 'picture', picture: 999_999 }, 'blocks.1.picture'],
  ])('is refused with %s, at its field', async (_name, block, path) => {
    await expect(setBlocks([question('So.'), block])).rejects.toMatchObject({ data: { errors: [{ path }] } })
  })

  test('is refused with a text that would fill the memory of every visitor', async () => {
    const { body } = await payload.findByID({ collection: 'pages', id: content.own.pages, depth: 0, overrideAccess: true })
    const endless = { root: { ...body?.root, children: [{ type: 'text', version: 1, text: 'x'.repeat(500_000) }] } }
    const saved = payload.update({
      collection: 'pages',
      id: content.own.pages,
      data: { body: endless as never, _status: 'published' },
      overrideAccess: true,
    })
    await expect(saved).rejects.toMatchObject({ data: { errors: [{ path: 'body' }] } })
  })

  test('may have all of it as a draft', async () => {
    const draft = { collection: 'pages', id: content.own.pages, draft: true, overrideAccess: true } as const
    const saved = await payload.update({ ...draft, data: { blocks: [video('')] as never, _status: 'draft' } })
    expect(saved.blocks).toHaveLength(1)
    await payload.update({ ...draft, data: { blocks: [], _status: 'draft' } })
  })
})
