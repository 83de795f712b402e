import { existsSync } from 'node:fs'
import type { Payload } from 'payload'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { loadContent } from '@/cms/load'
import { parsePage } from '@/domain/content/content'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { drawn, mediaRequests } from './media-requests'
import { type Cms, startCms } from './start-cms'

/** A test cannot fill the disk; that the check itself is right is tested beside its code. */
vi.mock(import('@/collections/media/room-for-picture'), { spy: true })
vi.mock(import('@/collections/media/picture-decoder'), { spy: true })

let cms: Cms
let payload: Payload
let content: TwoMarkets
const { ask, upload, logIn } = mediaRequests(() => payload)

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
  await logIn()
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

  test('a picture of a page is shown as in the CMS, with the focus that an editor has set in the admin', async () => {
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

  test('a picture of a page is not deleted while the page shows it', async () => {
    await setBlocks(pictures())
    await expect(payload.delete({ collection: 'media', id, overrideAccess: true })).rejects.toThrow(/still used/)
    expect(await shownBlocks()).toMatchObject([{ type: 'picture' }, { type: 'banner', picture: {} }, { type: 'questions' }])
  })

  test('a picture of a page whose row is lost takes its own block with it and nothing else', async () => {
    await setBlocks(pictures())
    await payload.db.deleteOne({ collection: 'media', where: { id: { equals: id } } })
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
  ])('a page that is published is refused with %s, at its field', async (_name, block, path) => {
    await expect(setBlocks([question('So.'), block])).rejects.toMatchObject({ data: { errors: [{ path }] } })
  })

  test('a page that is published is refused with a text that would fill the memory of every visitor', async () => {
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

  test('a page that is published may have all of it as a draft', async () => {
    const draft = { collection: 'pages', id: content.own.pages, draft: true, overrideAccess: true } as const
    const saved = await payload.update({ ...draft, data: { blocks: [video('')] as never, _status: 'draft' } })
    expect(saved.blocks).toHaveLength(1)
    await payload.update({ ...draft, data: { blocks: [], _status: 'draft' } })
  })
})
