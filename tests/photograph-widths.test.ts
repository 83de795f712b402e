import sharp from 'sharp'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { photographLoader } from '@/clients/photographs'
import { photographWidths } from '@/cms/photograph-widths'
import { colourAt, photo, photoOrigins } from './support/photo-servers'

const { asked, serve, stop, origin } = await photoOrigins()
beforeEach(() => void asked.splice(0))
afterAll(stop)

describe('photographWidths', () => {
  const setUp = () => {
    let now = 0
    const lines: string[] = []
    const [patient, hasty] = [photographLoader([origin]), photographLoader([origin], 150)]
    const load = (url: string) => (url.endsWith('/slow.jpg') ? hasty(url) : patient(url))
    const widths = photographWidths({ load, warn: (_host, line) => void lines.push(line), now: () => now })
    return { ...widths, lines, pass: (ms: number) => void (now += ms) }
  }
  const small = { edge: 96, format: 'webp' } as const

  test('a photograph is a square of the wanted edge and format, whole, on white', async () => {
    const { inWidth } = setUp()
    const drawn = await inWidth(`${origin}/photo.jpg`, small)
    expect(drawn?.type).toBe('image/webp')
    const bytes = drawn?.bytes ?? new Uint8Array()
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 96, height: 96, hasAlpha: false })
    expect((await colourAt(bytes, 48, 2)).every((value) => value > 245)).toBe(true)
    const [red = 0, green = 0] = await colourAt(bytes, 48, 48)
    expect({ red: red > 170, green: green < 60 }).toEqual({ red: true, green: true })
    expect((await inWidth(`${origin}/photo.jpg`, { edge: 320, format: 'avif' }))?.type).toBe('image/avif')
  })

  test('a cut-out photograph stays clear around, with a margin', async () => {
    const bytes = (await setUp().inWidth(`${origin}/cut-out.png`, small))?.bytes ?? new Uint8Array()
    const alphaAt = async (left: number, top: number) => (await colourAt(bytes, left, top))[3]
    expect([await alphaAt(48, 2), await alphaAt(4, 48), await alphaAt(48, 48)]).toEqual([0, 0, 255])
  })

  test('requests at the same time and in other widths fetch a photograph once, until an hour has passed', async () => {
    const { inWidth, pass } = setUp()
    await Promise.all([inWidth(`${origin}/photo.jpg`, small), inWidth(`${origin}/photo.jpg`, { edge: 192, format: 'avif' })])
    pass(59 * 60_000)
    await inWidth(`${origin}/photo.jpg`, small)
    expect(asked).toHaveLength(1)
    pass(60_000)
    await inWidth(`${origin}/photo.jpg`, small)
    expect(asked).toHaveLength(2)
  })

  test.each([
    ['/page.jpg', 'not a PNG, JPEG, WebP or AVIF picture'],
    ['/drawing.svg', 'not a PNG, JPEG, WebP or AVIF picture'],
    ['/bomb.png', 'exceeds pixel limit'],
    ['/cut.jpg', 'VipsJpeg'],
    ['/large.jpg', 'too_large'],
    ['/moved.jpg', 'redirect'],
    ['/slow.jpg', 'timeout'],
  ])('%s is no photograph, is logged, and is not fetched again for a minute', async (path, problem) => {
    const { inWidth, lines, pass } = setUp()
    expect(await inWidth(origin + path, small)).toBeNull()
    expect(lines).toEqual([expect.stringContaining(problem)])
    expect(await inWidth(origin + path, small)).toBeNull()
    expect(asked).toEqual([path])
    pass(60_001)
    expect(await inWidth(origin + path, small)).toBeNull()
    expect(asked).toEqual([path, path])
  })

  test('while a photograph cannot be fetched again, the old one is shown for a day', async () => {
    let isDown = false
    const flaky = await serve((_request, response) => void (isDown ? response.writeHead(503).end() : response.end(photo)))
    let now = 0
    const { stored } = photographWidths({ load: photographLoader([flaky]), warn: () => undefined, now: () => now })
    const first = await stored(`${flaky}/photo.jpg`)
    isDown = true
    now = 23 * 3_600_000
    expect(await stored(`${flaky}/photo.jpg`)).toBe(first)
    now = 25 * 3_600_000
    expect(await stored(`${flaky}/photo.jpg`)).toBeNull()
  })
})
