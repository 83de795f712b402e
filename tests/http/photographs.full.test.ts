import { mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Suggestions } from '@trade-in-shop/contracts/suggestions'
import { runPhotographsCommand } from '@platform/cli/file-commands'
import { type FaultShop, type FaultShops, startFaultShops } from '../support/fault-stack'
import { AVIF, PICTURE_HOST } from '../support/picture-requests'
import { waitFor } from '../support/wait-for'

/** Phones that no other test sells. */
const [SHOWN, BROKEN] = ['asus-zenfone-7', 'asus-zenfone-6']
const asked: string[] = []
const photographs = createServer((request, response) => {
  asked.push(request.url ?? '')
  if (request.url !== '/shown.jpg') return void response.writeHead(302, { location: '/shown.jpg' }).end()
  void sharp({ create: { width: 900, height: 1200, channels: 3, background: '#205080' } })
    .jpeg()
    .toBuffer()
    .then((bytes) => response.end(bytes))
})
let origin: string
let stack: FaultShops
let shop: FaultShop
let devices: Readonly<Record<string, string>>

const load = (content: Readonly<Record<string, string>>): Promise<number> => {
  const file = join(mkdtempSync(join(tmpdir(), 'photographs-')), 'photographs.json')
  writeFileSync(file, JSON.stringify(content))
  return runPhotographsCommand(process.env.DATABASE_URL ?? '', [file])
}
const suggestion = async (text: string) =>
  Suggestions.parse(JSON.parse((await shop.ask(PICTURE_HOST, `/api/search?q=${text}`)).body)).devices[0]

beforeAll(async () => {
  await new Promise<void>((resolve) => photographs.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(photographs.address() as AddressInfo).port}`
  expect(await load({ [SHOWN]: `${origin}/shown.jpg`, [BROKEN]: `${origin}/moved.jpg` })).toBe(0)
  stack = await startFaultShops('photographs')
  shop = await stack.start('photographs', undefined, { PHOTO_ORIGINS: origin })
  await shop.ready()
  const found = await Promise.all([SHOWN, BROKEN].map((model) => suggestion(model.replaceAll('-', '+'))))
  devices = Object.fromEntries(found.map((device, index) => [[SHOWN, BROKEN][index] ?? '', device?.url ?? '']))
})
afterAll(async () => {
  await load({})
  await stack?.stop()
  photographs.close()
})

test('lists, suggestions and the page of a device show its photograph at an address of the shop, and no page says where it is from', async () => {
  const found = await suggestion(SHOWN.replaceAll('-', '+'))
  expect(found?.picture).toEqual({ kind: 'photograph', traits: expect.any(String) })
  const path = `/photos/phones/${devices[SHOWN]}`
  const { body, headers } = await shop.ask(PICTURE_HOST, `/produkte/${devices[SHOWN]}`)
  expect(body).toContain(`src="${path}?w=480"`)
  expect(body).not.toContain(origin)
  expect(String(headers['content-security-policy'])).not.toContain(origin)
})

test('a photograph is served whole in the wanted width and the best format, from one fetch', async () => {
  const path = `/photos/phones/${devices[SHOWN]}`
  asked.splice(0)
  const answers = await Promise.all(
    [96, 192, 320, 320].map((width) => shop.ask(PICTURE_HOST, `${path}?w=${width}`, { headers: AVIF })),
  )
  for (const [index, { status, headers, bytes }] of answers.entries()) {
    expect([status, headers['content-type'], headers.vary]).toEqual([200, 'image/avif', 'accept'])
    const edge = [96, 192, 320, 320][index]
    expect(await sharp(bytes).metadata()).toMatchObject({ width: edge, height: edge })
  }
  expect((await shop.ask(PICTURE_HOST, `${path}?w=96`)).headers['content-type']).toBe('image/webp')
  expect((await shop.ask('fr.localhost', `${path}?w=96`)).status).toBe(200)
  expect(asked).toEqual(['/shown.jpg'])
  const etag = String(answers[0]?.headers.etag)
  expect((await shop.ask(PICTURE_HOST, `${path}?w=96`, { headers: { ...AVIF, 'if-none-match': etag } })).status).toBe(304)
})

test.each(['?w=97', '', '?w=96&url=http://127.0.0.1/'])('%s is a 404 that fetches nothing', async (query) => {
  asked.splice(0)
  expect((await shop.ask(PICTURE_HOST, `/photos/phones/${devices[SHOWN]}${query}`)).status).toBe(404)
  expect(asked).toEqual([])
})

test('a photograph that is somewhere else by now is not followed: the device is drawn, and the log says why', async () => {
  asked.splice(0)
  const { status, headers, body } = await shop.ask(PICTURE_HOST, `/photos/phones/${devices[BROKEN]}?w=96`)
  expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, 'image/svg+xml', 'public, max-age=60'])
  expect(body).toMatch(/^<svg /)
  expect(asked).toEqual(['/moved.jpg'])
  await waitFor(() => expect(shop.running.lastLines()).toContain('cannot be shown: redirect'))
})

test('a device that the market does not know leads to the drawing of its category', async () => {
  const { status, headers } = await shop.ask(PICTURE_HOST, '/photos/phones/no-such-phone?w=96')
  expect([status, headers.location]).toEqual([307, expect.stringMatching(/^\/portraits\/\d+\/phones-\d+\.svg$/)])
})
