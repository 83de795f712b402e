import { createLocalReq, type Payload } from 'payload'
import { languageOfUploader } from '@/collections/media/alt-text'
import { beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { loadContent } from '@/cms/load'
import { parsePage } from '@/domain/content/content'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { drawn, mediaRequests } from './media-requests'
import { member } from './people'
import { staffRequests } from './staff-requests'
import { startCms } from './start-cms'

const Uses = z.object({
  places: z.array(z.object({ collection: z.string(), id: z.number(), title: z.string() })),
  more: z.number(),
})

let payload: Payload
let content: TwoMarkets
let picture: number
const { ask, upload, logIn } = mediaRequests(() => payload)
let asked: ReturnType<typeof staffRequests>

const usesFor = async (who: string | null, id: unknown = picture) => {
  const { status, text } = await asked('GET', `/media/${String(id)}/uses`, who)
  return { status, body: status === 200 ? Uses.parse(JSON.parse(text)) : null }
}

beforeAll(async () => {
  payload = (await startCms()).payload
  content = await contentOfTwoMarkets(payload)
  await logIn()
  await member(payload, 'market-manager', [content.own.markets])
  await member(payload, 'read-only', [])
  asked = staffRequests(payload, 'http://admin.localhost:3000')
  const bytes = await drawn(60, 40).png().toBuffer()
  picture = (await upload(bytes, 'Karton offen (1).png', 'Ein offener Karton')).body.doc.id
})

test('a picture is found by the name that its file had, and a file in its place brings its own name', async () => {
  const found = async (text: string) => {
    const where = { originalName: { contains: text } }
    return (await payload.find({ collection: 'media', where, depth: 0, overrideAccess: true })).docs.map(({ id }) => id)
  }
  expect(await found('karton offen')).toEqual([picture])
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'Ein roter Karton', originalName: 'forged.png' }))
  form.set('file', new File([Buffer.from(await drawn(30, 20, 'red').png().toBuffer())], 'Karton rot.png', { type: 'image/png' }))
  const { status, body } = await ask('PATCH', `/media/${picture}`, form)
  expect([status, body.doc.id, body.doc.originalName]).toEqual([200, picture, 'Karton rot.png'])
  expect(await found('karton offen')).toEqual([])
  const renamed = await ask('PATCH', `/media/${picture}`, JSON.stringify({ originalName: 'forged.png', credit: ' Foto: A. ' }))
  expect([renamed.body.doc.originalName, renamed.body.doc.credit]).toEqual(['Karton rot.png', 'Foto: A.'])
})

test('a picture that no document shows has no uses', async () => {
  expect(await usesFor('content-manager')).toEqual({ status: 200, body: { places: [], more: 0 } })
})

test('pages with their drafts, banners and markets that show a picture are listed as far as the person may read them', async () => {
  const always = { overrideAccess: true, depth: 0 } as const
  for (const side of ['own', 'other'] as const) {
    const { pages, banners } = content[side]
    const blocks = [{ blockType: 'picture' as const, picture }]
    await payload.update({ collection: 'pages', id: pages, data: { blocks }, draft: side === 'own', ...always })
    await payload.update({ collection: 'banners', id: banners, data: { image: picture }, ...always })
  }
  const all = await usesFor('content-manager')
  const where = (side: 'own' | 'other') => [
    expect.objectContaining({ collection: 'pages', id: content[side].pages }),
    expect.objectContaining({ collection: 'banners', id: content[side].banners }),
  ]
  expect(all.body?.places).toHaveLength(4)
  expect(all.body?.places).toEqual(expect.arrayContaining([...where('own'), ...where('other')]))
  expect(all.body?.more).toBe(0)
  const own = await usesFor('market-manager')
  expect(own.body?.places).toHaveLength(2)
  expect(own.body?.places).toEqual(expect.arrayContaining(where('own')))
  expect(own.body?.more).toBe(2)
})

test('a market shows the text of a picture in its language, and a page without one is not ready for publishing', async () => {
  const always = { overrideAccess: true, depth: 0 } as const
  const setTexts = (data: object) => payload.update({ collection: 'media', id: picture, data, ...always })
  const { pages, markets } = content.other
  const blocks = [{ blockType: 'picture' as const, picture }]
  await payload.update({ collection: 'pages', id: pages, data: { blocks, _status: 'published' }, ...always })
  const shown = async () => {
    const rows = await loadContent(payload)
    const code = (await payload.findByID({ collection: 'markets', id: markets, ...always })).code
    const page = rows
      .find((row) => row.market.code === code)
      ?.pages.map(parsePage)
      .find((row) => row.blocks.length > 0)
    return page?.blocks[0]?.type === 'picture' ? page.blocks[0].picture.alt : null
  }
  const missing = async () => {
    const page = { market: markets, slug: 'bild', title: 'Bild', blocks }
    const sent = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(page) }
    const { text } = await asked('POST', '/pages/problems', 'content-manager', sent)
    return JSON.parse(text).problems.filter(({ kind }: { kind: string }) => kind === 'alt-missing').length
  }
  await payload.update({ collection: 'markets', id: markets, data: { locale: 'fr-FR' }, ...always })
  await setTexts({ alt: 'Ein Karton', altLanguage: null, translations: [] })
  expect([await shown(), await missing()]).toEqual(['Ein Karton', 0])
  await setTexts({ altLanguage: 'de' })
  expect([await shown(), await missing()]).toEqual(['Ein Karton', 1])
  await setTexts({ translations: [{ language: 'fr', alt: 'Un carton' }] })
  expect([await shown(), await missing()]).toEqual(['Un carton', 0])
  const twice = JSON.stringify({ translations: [{ language: 'de', alt: 'Noch ein Karton' }] })
  const { status, body } = await ask('PATCH', `/media/${picture}`, twice)
  expect([status, body.errors[0].data.errors[0].path]).toEqual([400, 'translations'])
})

test('uses are shown to staff only, and of pictures that exist', async () => {
  expect((await usesFor('read-only')).status).toBe(200)
  expect((await usesFor(null)).status).toBe(403)
  expect((await usesFor('content-manager', 999_999)).status).toBe(404)
  expect((await usesFor('content-manager', '1 or 1=1')).status).toBe(404)
})

test('the text of a new picture is in the language of the form’s market, else in the only one of the uploader’s markets', async () => {
  const always = { overrideAccess: true, depth: 0 } as const
  const { own, other } = content
  await payload.update({ collection: 'markets', id: other.markets, data: { locale: 'fr-FR' }, ...always })
  const staff = async (markets: number[], language: string, referer = '/admin/collections/media/create') => {
    const user = { id: 1, collection: 'staff', role: 'market-manager', markets }
    const headers = new Headers({ referer: `http://admin.localhost:3000${referer}`, 'accept-language': language })
    const req = await createLocalReq({ user: user as never, req: { headers } }, payload)
    // Requests of one language share the object.
    req.i18n = { ...req.i18n, language: language as never }
    return languageOfUploader({ req })
  }
  const both = [own.markets, other.markets]
  expect(await staff([other.markets], 'de')).toBe('fr')
  expect(await staff(both, 'de', `/admin/collections/pages/${other.pages}`)).toBe('fr')
  expect(await staff(both, 'fr', `/admin/collections/banners/${own.banners}`)).toBe('de')
  expect(await staff(both, 'fr', `/admin/collections/markets/${own.markets}`)).toBe('de')
  expect(await staff(both, 'fr')).toBeUndefined()
  expect(await staff([], 'de', '/admin/collections/pages/999999')).toBeUndefined()
  expect(await staff(both, 'it')).toBeUndefined()
  expect(await staff([own.markets], 'de', `/admin/collections/pages/${other.pages}`)).toBe('de')
})
