import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startFaultShops, type FaultShop, type FaultShops } from '../support/fault-stack'
import { callStaffApi, logInAsAdmin, replacePicture, uploadPicture } from '../support/cms-exchange'
import { AVIF, avif, PICTURE_HOST, shown, uploadColour, webp } from '../support/picture-requests'

/** Pictures of the CMS as visitors get them, from two processes that share database and folder of pictures. */
let stack: FaultShops
let one: FaultShop
let two: FaultShop
let cookie: string

beforeAll(async () => {
  stack = await startFaultShops('pictures')
  one = await stack.start('one', (folder) => mkdirSync(join(folder, 'media')))
  two = await stack.start('two', (folder) => symlinkSync(join(one.dataFolder, 'media'), join(folder, 'media')))
  await Promise.all([one.ready(), two.ready()])
  cookie = await logInAsAdmin(one.port)
})
afterAll(async () => stack?.stop())

const upload = (colour: string) => uploadColour(colour, one, cookie)

test('a picture that was first requested with a width is still whole without one, and each width is cached by itself', async () => {
  const { url } = await upload('green')
  expect(await shown(one, `${url}?w=320`)).toEqual(webp(320))
  expect(await shown(one, url)).toEqual(webp(1200))
  for (const width of [640, 960, 320]) expect(await shown(one, `${url}?w=${width}`)).toEqual(webp(width))
  expect(await shown(two, `${url}?w=960`)).toEqual(webp(960))
})

test('AVIF is sent to a browser that accepts it, WebP to all others, from the same address', async () => {
  const { url } = await upload('navy')
  expect(await shown(one, `${url}?w=640`, AVIF)).toEqual(avif(640))
  expect(await shown(one, `${url}?w=640`)).toEqual(webp(640))
  expect(await shown(one, url)).toEqual(webp(1200))
  expect(await shown(one, url, AVIF)).toEqual(avif(1200))
  expect(await shown(one, `${url}?w=640`, { accept: 'image/avif;q=0, image/webp' })).toEqual(webp(640))
  expect(String((await one.ask(PICTURE_HOST, url)).headers.vary)).toMatch(/\baccept\b(?!-)/)
})

test('widths that are not offered are refused, and other parameters make no other picture', async () => {
  const { url } = await upload('teal')
  for (const query of ['w=1', 'w=321', 'w=', 'w=320px', 'w=0320', 'w=320&w=640', 'w=%', 'w=1e3'])
    expect([query, (await one.ask(PICTURE_HOST, `${url}?${query}`)).status]).toEqual([query, 404])
  expect(await shown(one, `${url}?utm_source=a`)).toEqual(webp(1200))
})

test('a deleted picture is gone in every width and format, in both processes', async () => {
  const { id, url } = await upload('maroon')
  const asks = [
    [url, {}],
    [`${url}?w=640`, {}],
    [`${url}?w=640`, AVIF],
  ] as const
  for (const shop of [one, two]) for (const [path, headers] of asks) expect((await shown(shop, path, headers)).status).toBe(200)
  expect((await callStaffApi('DELETE', `/media/${id}`, { cookie, port: one.port })).status).toBe(200)
  for (const shop of [one, two])
    for (const [path, headers] of asks) expect(await shown(shop, path, headers)).toEqual({ status: 404 })
})

test('a width that one process has made is a file that the other sends, and is deleted with the picture', async () => {
  const { id, url } = await upload('indigo')
  const variants = join(one.dataFolder, 'media', 'variants')
  const file = url.replace('/media/', '').replace('.webp', '-640.avif')
  expect(await shown(one, `${url}?w=640`, AVIF)).toEqual(avif(640))
  expect(readdirSync(variants)).toContain(file)
  writeFileSync(
    join(variants, file),
    await sharp({ create: { width: 639, height: 9, channels: 3, background: 'red' } })
      .avif()
      .toBuffer(),
  )
  expect(await shown(two, `${url}?w=640`, AVIF)).toEqual(avif(639))
  expect((await callStaffApi('DELETE', `/media/${id}`, { cookie, port: two.port })).status).toBe(200)
  expect(readdirSync(variants)).not.toContain(file)
  for (const shop of [one, two]) expect(await shown(shop, `${url}?w=640`, AVIF)).toEqual({ status: 404 })
})

test('a picture that is replaced is gone under its old address', async () => {
  const { id, url } = await upload('olive')
  await shown(two, `${url}?w=320`)
  const other = await sharp({ create: { width: 900, height: 300, channels: 3, background: 'orange' } })
    .png()
    .toBuffer()
  const saved = await replacePicture(id, other, cookie, one.port)
  expect(saved.status).toBe(200)
  for (const shop of [one, two]) expect(await shown(shop, `${url}?w=320`)).toEqual({ status: 404 })
  expect(await shown(two, `/media/${JSON.parse(saved.body).doc.filename}`)).toEqual(webp(900))
})

/** The most memory that a process has used since `resetPeak`, in MB. */
const peakOf = (pid: number) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
const resetPeak = (pid: number) => writeFileSync(`/proc/${pid}/clear_refs`, '5')

test.runIf(process.platform === 'linux')('three pictures of 40 million pixels at once cost the memory of one', async () => {
  const pid = two.running.child.pid ?? 0
  const own = await logInAsAdmin(two.port)
  const drawing = sharp({ create: { width: 6300, height: 6300, channels: 3, background: 'green' } })
  const bytes = await drawing.png({ progressive: true, compressionLevel: 1 }).toBuffer()
  resetPeak(pid)
  const before = peakOf(pid)
  const answers = await Promise.all([1, 2, 3].map(() => uploadPicture(bytes, own, two.port)))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  const grown = peakOf(pid) - before
  console.info(`three uploads of 40 million pixels: ${Math.round(before)} MB before, ${Math.round(grown)} MB more at the peak`)
  expect(grown).toBeLessThan(350)
})
