import sharp from 'sharp'
import { PNG_PORTRAIT_EDGE as EDGE, type PortraitSize } from '@trade-in-shop/contracts/portrait-address'
import type { CategoryKey, DevicePicture } from '@trade-in-shop/contracts/search'
import { escapeXml } from '@trade-in-shop/runtime/escape-xml'
import { drawPortrait, traitsOfDevice } from './draw-portrait'
import type { Traits } from './traits'

const WIDTH = 1200
const HEIGHT = 630
const GROUND = '#faf8f3'
const INK = '#161a17'
const ACTION = '#0e5a3d'
/** The page's own font, uncompressed, because the text renderer reads no WOFF2. Relative to the project, where the shop runs. */
const FONT_FILE = 'packages/device-portraits/hanken-grotesk-latin.ttf'

export type ShareText = Readonly<{ brand: string; title: string; price: string | null; domain: string }>
/** `photograph`: a square picture that is shown in place of the drawing. */
export type DrawnDevice = Readonly<{ category: CategoryKey; picture: DevicePicture | null; photograph?: Uint8Array | null }>

const CARD = '#edf2ea'
const CARD_BOX = { x: 730, y: 95, size: 440, radius: 28 } as const
const PRINT_EDGE = 160

type Place = Readonly<{ x: number; y: number; size: number }>

const placePortrait = (traits: Traits, { x, y, size }: Place, drawnFor: PortraitSize): string =>
  drawPortrait(traits, drawnFor).replace('<svg ', `<svg x="${x}" y="${y}" width="${size}" height="${size}" `)

type TextBox = Readonly<{ size: number; weight: number; colour: string; width: number; left: number; top: number }>

/** One text as a picture that is laid on the other one. */
async function drawText(text: string, { size, weight, colour, width, left, top }: TextBox) {
  // The font lacks the narrow space of French prices.
  const safe = escapeXml(text.replaceAll('\u202f', '\u00a0'))
  const markup = `<span foreground="${colour}" font_weight="${weight}">${safe}</span>`
  const font = { font: `Hanken Grotesk ${size}`, fontfile: FONT_FILE, dpi: 72, rgba: true } as const
  const { data, info } = await sharp({ text: { text: markup, width, wrap: 'word-char', ...font } })
    .png()
    .toBuffer({ resolveWithObject: true })
  return { input: data, left, top, height: info.height }
}

const MAX_TITLE_CHARACTERS = 90
const LEFT = 80
const TEXT_WIDTH = 620

async function drawTexts({ brand, title, price, domain }: ShareText) {
  const shown = title.length > MAX_TITLE_CHARACTERS ? `${title.slice(0, MAX_TITLE_CHARACTERS - 1)}…` : title
  const size = shown.length <= 24 ? 72 : shown.length <= 48 ? 58 : 44
  const column = { left: LEFT, width: TEXT_WIDTH }
  const [first, heading, last] = await Promise.all([
    drawText(brand, { ...column, size: 40, weight: 700, colour: ACTION, top: 72 }),
    drawText(shown, { ...column, size, weight: 700, colour: INK, top: 168 }),
    drawText(domain, { ...column, size: 30, weight: 500, colour: '#4a524c', top: 534 }),
  ])
  const top = 168 + heading.height + 52
  const amount = price === null ? [] : [await drawText(price, { ...column, size: 64, weight: 700, colour: ACTION, top })]
  return [first, heading, ...amount, last].filter((text) => text.top + text.height <= HEIGHT)
}

/** Places of the drawings on the card at the right: one device, or three for the market as a whole. */
const PLACES = [
  [{ x: 750, y: 115, size: 400 }],
  [
    { x: 750, y: 125, size: 215 },
    { x: 940, y: 130, size: 210 },
    { x: 820, y: 320, size: 250 },
  ],
] as const

type Picture = Uint8Array<ArrayBuffer>

let latest: Promise<unknown> = Promise.resolve()

/**
 * The picture that other sites show with a link: 1200 by 630, PNG with a palette, mostly 15 to 30 KB. Drawn one at a time in a
 * thread of the image library, so that the event loop and the other core stay free.
 */
export const drawSharePicture = (text: ShareText, devices: readonly DrawnDevice[]): Promise<Picture> =>
  inTurn(() => draw(text, devices))

function inTurn(make: () => Promise<Picture>): Promise<Picture> {
  const drawn = latest.then(make)
  latest = drawn.catch(() => undefined)
  return drawn
}

/** A portrait for programs that show no SVG: a PNG on a card of its own, which any ground can be behind. */
export const drawPngPortrait = (traits: Traits): Promise<Picture> =>
  inTurn(async () => {
    const drawing = placePortrait(traits, { x: 0, y: 0, size: EDGE }, 56)
    const card = `<rect width="${EDGE}" height="${EDGE}" rx="16" fill="${CARD}"/>`
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${EDGE}" height="${EDGE}">${card}${drawing}</svg>`
    return new Uint8Array(await sharp(Buffer.from(svg)).png({ palette: true, colours: 32, effort: 4 }).toBuffer())
  })

/** A photograph covers the card. */
async function placePhotograph(bytes: Uint8Array) {
  const { x: left, y: top, size, radius } = CARD_BOX
  const mask = Buffer.from(`<svg width="${size}" height="${size}"><rect width="${size}" height="${size}" rx="${radius}"/></svg>`)
  const rounded = sharp(bytes)
    .resize(size, size)
    .ensureAlpha()
    .composite([{ input: mask, blend: 'dest-in' }])
  return { input: await rounded.png().toBuffer(), left, top }
}

/** A portrait on white paper, fine enough for a printer at half an inch. */
export const drawPrintPortrait = (traits: Traits): Promise<Picture> =>
  inTurn(async () => {
    const drawing = placePortrait(traits, { x: 0, y: 0, size: PRINT_EDGE }, 56)
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${PRINT_EDGE}" height="${PRINT_EDGE}">${drawing}</svg>`
    const flat = sharp(Buffer.from(svg)).flatten({ background: '#fff' })
    return new Uint8Array(await flat.png({ palette: true, colours: 32, effort: 4 }).toBuffer())
  })

async function draw(text: ShareText, devices: readonly DrawnDevice[]): Promise<Picture> {
  const places = PLACES[devices.length > 1 ? 1 : 0]
  const [photograph] = devices.flatMap(({ photograph: own }) => own ?? [])
  const drawings = devices.flatMap((device, index) => {
    const place = device.photograph ? undefined : places[index]
    return place ? [placePortrait(traitsOfDevice(device.category, device.picture), place, 240)] : []
  })
  const { x, y, size, radius } = CARD_BOX
  const card = `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="${radius}" fill="${CARD}"/>`
  const ground = `<rect width="${WIDTH}" height="${HEIGHT}" fill="${GROUND}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${ground}${card}${drawings.join('')}</svg>`
  const texts = (await drawTexts(text)).map(({ input, left, top }) => ({ input, left, top }))
  const layers = [...texts, ...(photograph ? [await placePhotograph(photograph)] : [])]
  const palette = { palette: true, colours: photograph ? 256 : 128, effort: 4 }
  const drawn = await sharp(Buffer.from(svg)).composite(layers).png(palette).toBuffer()
  return new Uint8Array(drawn)
}
