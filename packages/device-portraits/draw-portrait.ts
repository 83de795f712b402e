import {
  PORTRAIT_SIZES,
  type PortraitSize,
  portraitAddress,
  SPRITE_MOST,
  SPRITE_SEPARATOR,
} from '@trade-in-shop/contracts/portrait-address'
import { CategoryKey, type DevicePicture } from '@trade-in-shop/contracts/search'
import { drawCamcorder } from './camcorders'
import { drawCamera } from './cameras'
import { colourNamed, measureLightness, mixColours, partColour, screenColour } from './device-colours'
import { drawConsole } from './consoles'
import { drawLaptop } from './laptops'
import { drawLens } from './lenses'
import { measureShapes } from './measure-shapes'
import { drawMonitor } from './monitors'
import { drawPhone } from './phones'
import { ellipse, short } from './shapes'
import { drawTablet } from './tablets'
import { parseTraits, type Traits } from './traits'

const DRAW: Readonly<Record<CategoryKey, (traits: Traits) => string>> = {
  phones: drawPhone,
  tablets: drawTablet,
  laptops: drawLaptop,
  monitors: drawMonitor,
  lenses: drawLens,
  cameras: (traits) => drawCamera(traits),
  camcorders: drawCamcorder,
  consoles: drawConsole,
}

const PEN = ' stroke-width="var(--f)"'
/** Groups of the fine pen that hold no group, one after the other. */
const FINE_GROUPS = /(?:<g stroke-width="var\(--f\)">(?:<(?!\/?g\b)[^>]*>)*<\/g>){2,}/g
/** A group without a group in it, and one of a single shape. */
const FINE_GROUP = /(<g [^>]*stroke-width="var\(--f\)">)((?:<(?!\/?g\b)[^>]*>)*)(?=<\/g>)/g
const SINGLE = /<g( [^>]*)><(\w+)((?: [^>]*)?\/)><\/g>/g

/**
 * The same drawing in fewer bytes: neighbours with the same pen are one group, a shape does not repeat the pen of its group, and
 * a group of a single shape is that shape.
 */
const shorten = (shapes: string): string =>
  shapes
    .replaceAll(FINE_GROUPS, (groups) => groups.replaceAll(`</g><g${PEN}>`, ''))
    .replaceAll(FINE_GROUP, (_, start: string, inner: string) => start + inner.replaceAll(PEN, ''))
    .replaceAll(SINGLE, (group, outer: string, shape: string, own: string) => {
      const names = [...`${outer}${own}`.matchAll(/ ([a-z-]+)=/g)].map(([, name]) => name)
      return new Set(names).size === names.length ? `<${shape}${outer}${own}>` : group
    })

const DETAIL = ' display="var(--d)"'
/** Groups and shapes that are marked as detail. */
const DETAILS = /<g [^>]*display="var\(--d\)"[^>]*>(?:<(?!\/?g\b)[^>]*>)*<\/g>|<\w+ [^>]*display="var\(--d\)"[^>]*\/>/g
/** In pixels; smaller drawings have no detail and heavier lines. */
const FINE_SIZE = 120

const plainShapes = (traits: Traits): string => DRAW[traits.category](traits)

type Stop = readonly [offset: number, colour: string]
/** Gradients by their id, which says their colours, so that drawings in one file can share them. */
type Gradients = Map<string, string>

function addGradient(gradients: Gradients, id: string, stops: readonly Stop[], direction = ''): string {
  const drawn = stops.map(([at, colour]) => `<stop${at ? ` offset="${short(at, 2)}"` : ''} stop-color="${colour}"/>`)
  gradients.set(id, `<linearGradient id="${id}"${direction}>${drawn.join('')}</linearGradient>`)
  return `url(#${id})`
}

/** A colour in light from the upper left, or across a round barrel. */
function addSheen(gradients: Gradients, colour: string, isRound: boolean, isFine: boolean): string {
  const isDark = measureLightness(colour) < 0.35
  const id = `${isRound ? 'r' : isFine ? 'p' : 'a'}${colour.slice(1)}`
  const [black, white] = ['#000000', '#ffffff']
  if (isRound)
    return addGradient(gradients, id, [
      [0, mixColours(colour, black, 0.3)],
      [0.26, mixColours(colour, white, isDark ? 0.34 : 0.5)],
      [0.55, colour],
      [1, mixColours(colour, black, 0.36)],
    ])
  const middle: readonly Stop[] = isFine ? [[0.5, colour]] : []
  const ends = [mixColours(colour, white, isDark ? 0.26 : 0.5), mixColours(colour, black, isDark ? 0.2 : 0.1)] as const
  return addGradient(gradients, id, [[0, ends[0]], ...middle, [1, ends[1]]], ' x2=".7" y2="1"')
}

function addScreen(gradients: Gradients, colour: string, isFine: boolean): string {
  if (!isFine) return mixColours(colour, '#0d1a1c', 0.06)
  const stops: readonly Stop[] = [
    [0, mixColours(colour, '#ffffff', 0.3)],
    [1, mixColours(colour, '#0d1a1c', 0.34)],
  ]
  return addGradient(gradients, `s${colour.slice(1)}`, stops, ' x2=".5" y2="1"')
}

/** Share of its square that the longer side of a device fills. */
const FILLED = 0.86
type Drawing = Readonly<{ attributes: string; shapes: string }>

/** A device in its colours, its box cut to what is drawn. */
function draw(traits: Traits, size: PortraitSize, gradients: Gradients): Drawing {
  const isFine = size >= FINE_SIZE
  const plain = plainShapes(traits)
  const kept = isFine ? plain.replaceAll(DETAIL, '') : plain.replaceAll(DETAILS, '')
  const { left, top, right, bottom } = measureShapes(kept)
  const side = Math.max(right - left, bottom - top) / FILLED
  const perPixel = side / size
  const paints: Readonly<Record<string, () => string>> = {
    p: () => partColour(traits),
    t: () => addScreen(gradients, screenColour(traits), isFine),
    f: () => short(perPixel * (isFine ? 1.25 : 1), 2),
  }
  const shadow = isFine
    ? ellipse((left + right) / 2, bottom + side * 0.012, (right - left) * 0.46, side * 0.014, {
        ...{ fill: '#000', 'fill-opacity': '.13', stroke: 'none' },
      })
    : ''
  const shapes = shorten(shadow + kept).replaceAll(
    /var\(--(\w*)\)/g,
    (_, name: string) => paints[name]?.() ?? addSheen(gradients, colourNamed(name), traits.category === 'lenses', isFine),
  )
  const corner = [(left + right - side) / 2, (top + bottom - side) / 2 + side * 0.005]
  const weight = short(perPixel * (isFine ? 1.7 : 1.3), 2)
  return {
    shapes,
    attributes: `viewBox="${[...corner, side, side].map((value) => short(value)).join(' ')}" stroke-width="${weight}"`,
  }
}

const STROKE = 'fill="none" stroke="#15191a" stroke-linecap="round" stroke-linejoin="round"'

/** A portrait as a file of its own, finer the larger it is shown. */
export function drawPortrait(traits: Traits, size: PortraitSize): string {
  const gradients: Gradients = new Map()
  const { attributes, shapes } = draw(traits, size, gradients)
  return `<svg xmlns="http://www.w3.org/2000/svg" ${attributes} ${STROKE}>${[...gradients.values()].join('')}${shapes}</svg>`
}

/** Edge of a portrait in a sprite. */
const BOX = 180

/** Portraits in one file, one below the other; `#p0` shows the first, `#p1` the second. */
export function drawSprite(portraits: readonly Traits[], size: PortraitSize): string {
  const gradients: Gradients = new Map()
  const drawings = portraits.map((traits, index) => {
    const { attributes, shapes } = draw(traits, size, gradients)
    const top = index * BOX
    return `<view id="p${index}" viewBox="0 ${top} ${BOX} ${BOX}"/><svg y="${top}" width="${BOX}" height="${BOX}" ${attributes}>${shapes}</svg>`
  })
  const box = `viewBox="0 0 ${BOX} ${portraits.length * BOX}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${box} ${STROKE}>${[...gradients.values()].join('')}${drawings.join('')}</svg>`
}

/** What the name of a portrait without its size describes; null when there is no such portrait. */
function parseName(name: string): Traits | null {
  const [, category, tokens = ''] = /^([a-z]{1,12})((?:,[\da-z:@+.-]{1,24}){0,40})$/.exec(name) ?? []
  const known = CategoryKey.safeParse(category)
  const traits = known.success ? parseTraits(known.data, tokens, ',') : null
  // Measures that no device has lead to figures that no browser reads.
  return traits === null || /NaN|Infinity|e[+-]\d/.test(plainShapes(traits)) ? null : traits
}

/** `size` null is a PNG. */
type PortraitFile = Readonly<{ portraits: readonly Traits[]; size: PortraitSize | null }>

/** What the name of a file such as `phones,72x147,f:isle-56.svg` describes: a portrait, or those of a list; null when there is no such file. */
export function parsePortraitFile(name: string): PortraitFile | null {
  const [, named = '', edge, png] = /^(.+?)(?:-(\d{2,3})\.svg|\.(png))$/.exec(name) ?? []
  const size = PORTRAIT_SIZES.find((offered) => String(offered) === edge) ?? null
  const names = named.split(SPRITE_SEPARATOR)
  if ((size === null) !== (png !== undefined) || names.length > (png ? 1 : SPRITE_MOST)) return null
  const portraits = names.flatMap((one) => parseName(one) ?? [])
  return portraits.length === names.length ? { portraits, size } : null
}

/** The traits at the address of a device's portrait: what draws it there draws it elsewhere, and its category where nothing can. */
export const traitsOfDevice = (category: CategoryKey, picture: DevicePicture | null): Traits =>
  parsePortraitFile(portraitAddress(category, picture, 'png').split('/').at(-1) ?? '')?.portraits[0] ?? { category }
