import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callStaffApi, logInAsAdmin, uploadPicture } from '../support/cms-exchange'
import { type FaultShop, type FaultShops, startFaultShops } from '../support/fault-stack'
import { AVIF, avif, PICTURE_HOST, shown, uploadColour, webp } from '../support/picture-requests'
import { waitFor } from '../support/wait-for'

/** A real S3 server and an empty bucket in it, `http://key:secret@127.0.0.1:7070/bucket`. */
const BUCKET = process.env.STORAGE_TEST_URL ?? ''

describe.skipIf(!BUCKET)('pictures in a bucket (skipped without STORAGE_TEST_URL, the address of one)', () => {
  let stack: FaultShops
  let first: FaultShop
  let second: FaultShop
  let away: FaultShop
  let cookie: string
  beforeAll(async () => {
    stack = await startFaultShops('bucket')
    const { origin, pathname, username, password } = new URL(BUCKET)
    const keys = { STORAGE_ACCESS_KEY: username, STORAGE_SECRET_KEY: password }
    const variables = { ...keys, STORAGE_URL: `${origin}${pathname}` }
    first = await stack.start('first', undefined, variables)
    second = await stack.start('second', undefined, variables)
    away = await stack.start('away', undefined, { ...keys, STORAGE_URL: 'http://127.0.0.1:1/pictures' })
    await Promise.all([first.ready(), second.ready(), away.ready()])
    cookie = await logInAsAdmin(first.port)
  })
  afterAll(async () => stack?.stop())
  const upload = (colour: string) => uploadColour(colour, first, cookie)

  test('a picture that one process took is shown by another in every width and format, with the headers of a file', async () => {
    const { url } = await upload('purple')
    expect(await shown(second, url)).toEqual(webp(1200))
    expect(await shown(second, `${url}?w=640`)).toEqual(webp(640))
    expect(await shown(first, `${url}?w=640`, AVIF)).toEqual(avif(640))
    const headersOf = async (shop: FaultShop, path: string) => {
      const { headers } = await shop.ask(PICTURE_HOST, path)
      return ['content-type', 'cache-control', 'content-security-policy', 'x-content-type-options'].map((name) => headers[name])
    }
    expect(await headersOf(second, url)).toEqual([
      'image/webp',
      'public, max-age=31536000, immutable',
      "default-src 'none'; sandbox",
      'nosniff',
    ])
    expect((await second.ask(PICTURE_HOST, `${url}?w=321`)).status).toBe(404)
    expect(() => readdirSync(join(first.dataFolder, 'media'))).toThrow('ENOENT')
  })

  test('a deleted picture is gone in the process that deleted it and, once it has heard of it, in the other', async () => {
    const { id, url } = await upload('brown')
    const asks = [url, `${url}?w=640`]
    for (const shop of [first, second]) for (const path of asks) expect((await shown(shop, path)).status).toBe(200)
    expect((await callStaffApi('DELETE', `/media/${id}`, { cookie, port: first.port })).status).toBe(200)
    await waitFor(async () => {
      for (const shop of [first, second]) for (const path of asks) expect(await shown(shop, path)).toEqual({ status: 404 })
    })
  })

  test('a picture in the bin is out of the shop in every process, and back with its file when it is restored', async () => {
    const { id, url } = await upload('olive')
    const asks = [url, `${url}?w=640`]
    const shopsShow = async (status: number) => {
      const answers = [first, second].flatMap((shop) => asks.map(async (path) => (await shop.ask(PICTURE_HOST, path)).status))
      return (await Promise.all(answers)).every((answered) => answered === status)
    }
    const isEverywhere = (status: number) => waitFor(async () => expect(await shopsShow(status)).toBe(true))
    await isEverywhere(200)
    const move = async (deletedAt: string | null) => {
      const body = JSON.stringify({ deletedAt })
      const { status } = await callStaffApi('PATCH', `/media/${id}?trash=true`, { cookie, body, port: first.port })
      expect(status).toBe(200)
    }
    await move(new Date().toISOString())
    await isEverywhere(404)
    await move(null)
    await isEverywhere(200)
    expect(await shown(second, url)).toEqual(webp(1200))
  })

  test('a new focal point changes no address, and staff see the picture in the admin', async () => {
    const { id, url } = await upload('gray')
    const query = encodeURI('uploadEdits[focalPoint][x]=0&uploadEdits[focalPoint][y]=80')
    const body = JSON.stringify({ alt: 'Ein graues Feld' })
    const saved = await callStaffApi('PATCH', `/media/${id}?${query}`, { cookie, body, port: second.port })
    const { doc } = JSON.parse(saved.body)
    expect([saved.status, `/media/${doc.filename}`, doc.focalX, doc.focalY]).toEqual([200, url, 0, 80])
    expect((await callStaffApi('GET', `/media/file/${doc.filename}`, { cookie, port: second.port })).status).toBe(200)
  })

  test('while the bucket is away an upload is refused with its reason and no row stays, and pictures answer 503', async () => {
    const count = async () =>
      JSON.parse((await callStaffApi('GET', '/media?limit=1', { cookie, port: away.port })).body).totalDocs
    const before: unknown = await count()
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer()
    const answer = await uploadPicture(bytes, cookie, away.port)
    expect([answer.status, answer.body]).toEqual([503, expect.stringContaining('storage of the pictures does not answer')])
    expect(await count()).toBe(before)
    const asked = await away.ask(PICTURE_HOST, '/media/0123456789abcdef01234567.webp')
    expect([asked.status, asked.headers['retry-after']]).toEqual([503, '5'])
  })
})
