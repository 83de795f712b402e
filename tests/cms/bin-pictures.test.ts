import { existsSync, readdirSync } from 'node:fs'
import { handleEndpoints, type Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadContent } from '@/cms/load'
import { contentOfTwoMarkets, type TwoMarkets } from './content-of-two-markets'
import { drawn, mediaRequests } from './media-requests'
import { type Cms, startCms } from './start-cms'

const always = { depth: 0, overrideAccess: true } as const
let cms: Cms
let payload: Payload
let content: TwoMarkets
const { state, ask, upload, logIn } = mediaRequests(() => payload)

beforeAll(async () => {
  cms = await startCms()
  payload = cms.payload
  content = await contentOfTwoMarkets(payload)
  await logIn()
})

type Picture = Readonly<{ id: number; filename: string }>
const draw = async (colour: string): Promise<Picture> =>
  (await upload(await drawn(60, 40, colour).png().toBuffer(), 'x.png', `Ein Feld in ${colour}`)).body.doc
const bin = ({ id }: Picture) => ask('PATCH', `/media/${id}`, JSON.stringify({ deletedAt: '2026-01-01T00:00:00.000Z' }))
const inBin = ({ id }: Picture) => `/media?trash=true&where[and][0][id][equals]=${id}&where[and][1][deletedAt][exists]=true`
const restore = (picture: Picture) => ask('PATCH', inBin(picture), JSON.stringify({ deletedAt: null }))
const erase = (picture: Picture) => ask('DELETE', inBin(picture), '')
const folder = () => `${cms.dataFolder}/media`
/** Every process asks for this file before it sends the picture in any width. */
const isPublic = ({ filename }: Picture) => existsSync(`${folder()}/${filename}`)
const filesOf = ({ filename }: Picture) =>
  readdirSync(folder(), { recursive: true, encoding: 'utf8' }).filter((name) => name.includes(filename))
/** What the admin shows of it. */
async function statusInAdmin({ filename }: Picture, cookie = state.cookie): Promise<number> {
  const headers = { cookie, origin: 'http://admin.localhost:3000' }
  const request = new Request(`http://admin.localhost:3000/cms-api/media/file/${filename}`, { headers })
  return (await handleEndpoints({ config: payload.config, request })).status
}

describe('a picture in the bin', () => {
  test('a picture in the bin is gone for the world at once, seen by staff, and back under its address when it is restored', async () => {
    const picture = await draw('teal')
    expect((await bin(picture)).status).toBe(200)
    expect([isPublic(picture), await statusInAdmin(picture), await statusInAdmin(picture, '')]).toEqual([false, 200, 403])
    expect((await restore(picture)).body.errors).toEqual([])
    expect([isPublic(picture), await statusInAdmin(picture)]).toEqual([true, 200])
    expect(await payload.findByID({ collection: 'media', id: picture.id, ...always })).toMatchObject({
      filename: picture.filename,
      deletedAt: null,
    })
  })

  test('a picture in the bin leaves no file behind when it is deleted for good', async () => {
    const picture = await draw('maroon')
    await bin(picture)
    expect(filesOf(picture)).toEqual([`bin/${picture.filename}`])
    expect((await erase(picture)).body.docs).toHaveLength(1)
    expect(filesOf(picture)).toEqual([])
    expect(await statusInAdmin(picture)).toBe(404)
  })

  test('a picture in the bin has its name until then: the same picture uploaded again gets another one', async () => {
    const first = await draw('olive')
    await bin(first)
    const second = await draw('olive')
    expect(second.filename).not.toBe(first.filename)
    await restore(first)
    expect([isPublic(first), isPublic(second)]).toEqual([true, true])
  })

  test('a picture in the bin is what it was, whatever file or focus is sent with the move', async () => {
    const picture = await draw('indigo')
    const form = new FormData()
    form.set('_payload', JSON.stringify({ deletedAt: '2026-01-01T00:00:00.000Z', alt: 'Etwas anderes' }))
    form.set('file', new File([Buffer.from(await drawn(9, 9, 'red').png().toBuffer())], 'y.png', { type: 'image/png' }))
    const focus = encodeURI('uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=80')
    expect((await ask('PATCH', `/media/${picture.id}?${focus}`, form)).status).toBe(200)
    const stored = await payload.findByID({ collection: 'media', id: picture.id, trash: true, ...always })
    expect(stored).toMatchObject({ filename: picture.filename, alt: 'Ein Feld in indigo', width: 60, focalX: 50 })
    expect(stored.deletedAt).not.toBe(null)
  })
})

test('a picture that is shown goes neither to the bin nor away, in a draft, a banner, a partner or a market', async () => {
  const picture = await draw('gray')
  const { pages, banners, partners, markets } = content.own
  const show = async (id: number | null) => {
    const blocks = id === null ? [] : [{ blockType: 'picture' as const, picture: id }]
    await payload.update({ collection: 'pages', id: pages, data: { blocks }, draft: true, ...always })
    await payload.update({ collection: 'banners', id: banners, data: { image: id }, ...always })
    await payload.update({ collection: 'partners', id: partners, data: { logo: id }, ...always })
    await payload.update({ collection: 'markets', id: markets, data: { brand: { logo: id } }, ...always })
  }
  await show(picture.id)
  const message = expect.stringContaining('still used by pages, banners, partners or markets (4)')
  for (const answer of [await bin(picture), await ask('DELETE', `/media/${picture.id}`, '')])
    expect([answer.status, answer.body.errors[0].message]).toEqual([409, message])
  expect(isPublic(picture)).toBe(true)
  await show(null)
  expect((await bin(picture)).status).toBe(200)
})

test('what comes to a picture of the bin shows none, and the picture is deleted for good all the same', async () => {
  const picture = await draw('navy')
  const banner = content.own.banners
  const shown = async () => (await loadContent(payload)).find(({ market }) => market.code === 'de')?.banners
  await payload.update({ collection: 'banners', id: banner, data: { image: picture.id }, ...always })
  expect(JSON.stringify(await shown())).toContain(picture.filename)
  await payload.update({ collection: 'banners', id: banner, data: { image: null }, ...always })
  await bin(picture)
  await payload.update({ collection: 'banners', id: banner, data: { image: picture.id }, ...always })
  expect(JSON.stringify(await shown())).not.toContain(picture.filename)
  expect((await erase(picture)).body.docs).toHaveLength(1)
})
