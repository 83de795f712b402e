import { portraitAddress, SPRITE_MOST, SPRITE_SEPARATOR } from '@trade-in-shop/contracts/portrait-address'
import { CategoryKey, type DevicePicture } from '@trade-in-shop/contracts/search'
import { drawCamcorder } from './camcorders'
import { drawCamera } from './cameras'
import { drawConsole } from './consoles'
import { drawLaptop } from './laptops'
import { drawLens } from './lenses'
import { drawMonitor } from './monitors'
import { drawPhone } from './phones'
import { PAINTS } from './shapes'
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

/** Paper, tint and ink of the tokens: a picture of its own cannot read the page's. */
const LIGHT = '--c:#161a17;--p:#fff;--t:#d9e6d9'
const WEIGHTS = ';--w:2.5;--f:2'
const PEN_STYLE = 'fill:none;stroke:var(--c);stroke-width:var(--w);stroke-linecap:round;stroke-linejoin:round;'
const DARK = '--c:#f2f0e9;--p:#1a1e1a;--t:#2c3b30'
/** Weights in units of the box of 180: 1.5 px at 48, 2 px at 96. Small drawings have no detail, and their lenses are dots. */
const MIDDLE = '@media(max-width:120px){svg{--w:3.7;--f:3}}'

/** Names of the paints in a drawing: letters that no other variable has. */
const LETTERS = 'abehijkmnoq'

const PAINT_ENTRIES = Object.entries(PAINTS)

/** `both`: as the system says; `dark`: in any. WebKit reads no colour scheme in a picture, so pages name the dark file. */
export type PortraitScheme = 'both' | 'dark'

const style = (inner: string, used: readonly (typeof PAINT_ENTRIES)[number][], scheme: PortraitScheme): string => {
  const paints = (scheme: 0 | 1) => used.map(([, colours], index) => `;--${LETTERS[index] ?? ''}:${colours[scheme]}`).join('')
  const lenses = inner.includes('var(--g)')
  const small = `--w:6;--f:4${lenses ? ';--l:0;--g:var(--c)' : ''}${inner.includes('var(--d)') ? ';--d:none' : ''}`
  const first = scheme === 'dark' ? `${DARK}${WEIGHTS}${paints(1)}` : `${LIGHT}${WEIGHTS}${paints(0)}`
  const base = `svg{${PEN_STYLE}${first}${lenses ? ';--g:var(--p);--l:var(--f)' : ''}}`
  const dark = scheme === 'dark' ? '' : `@media(prefers-color-scheme:dark){svg{${DARK}${paints(1)}}}`
  return `<style>${base}${inner.includes('class=') ? '.s{fill:var(--c);stroke:none}' : ''}${dark}${MIDDLE}@media(max-width:60px){svg{${small}}}</style>`
}

const PEN = ' stroke-width="var(--f)"'
/** Groups of the fine pen that hold no group, one after the other. */
const FINE_GROUPS = /(?:<g stroke-width="var\(--f\)">(?:<(?!\/?g\b)[^>]*>)*<\/g>){2,}/g
/** A group without a group in it, and one of a single shape. */
const FINE_GROUP = /(<g [^>]*stroke-width="var\(--f\)">)((?:<(?!\/?g\b)[^>]*>)*)(?=<\/g>)/g
const SINGLE = /<g( [^>]*)><(\w+)((?: [^>]*)?\/)><\/g>/g
const SOLID = 'fill="currentColor" stroke="none"'

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
    .replaceAll(SOLID, 'class="s"')
    .replaceAll('currentColor', 'var(--c)')

/** What `PEN_STYLE` says, for a drawing within another one. */
export const STROKE = 'fill="none" stroke="currentColor" stroke-width="var(--w)" stroke-linecap="round" stroke-linejoin="round"'

/** The shapes of a portrait, in a box of 180 by 180. */
export const portraitShapes = (traits: Traits): string => DRAW[traits.category](traits)

const BOX = 180
/** Between two drawings of a sprite, so that the line of one does not reach into the next. */
const GAP = 20

/** A file of drawings, each a text of shapes in a box of its own. */
function drawFile(shapes: string, height: number, scheme: PortraitScheme): string {
  const used = PAINT_ENTRIES.filter(([name]) => shapes.includes(`var(--${name})`))
  const inner = used.reduce((text, [name], index) => text.replaceAll(`var(--${name})`, `var(--${LETTERS[index] ?? ''})`), shapes)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${BOX} ${height}">${style(inner, used, scheme)}${inner}</svg>`
}

/** A portrait as a file of its own, finer the larger it is shown. */
export const drawPortrait = (traits: Traits, scheme: PortraitScheme = 'both'): string =>
  drawFile(shorten(portraitShapes(traits)), BOX, scheme)

/** Portraits in one file, one below the other; `#p0` shows the first, `#p1` the second. */
export function drawSprite(portraits: readonly Traits[], scheme: PortraitScheme = 'both'): string {
  const drawings = portraits.map((traits, index) => {
    const top = index * (BOX + GAP)
    const shapes = shorten(portraitShapes(traits))
    return `<view id="p${index}" viewBox="0 ${top} ${BOX} ${BOX}"/><g transform="translate(0 ${top})">${shapes}</g>`
  })
  return drawFile(drawings.join(''), portraits.length * (BOX + GAP) - GAP, scheme)
}

type PortraitFile = Readonly<{ traits: Traits; format: 'svg' | 'png' }>

/** What the name of a file such as `phones,72x147,f:isle.svg` describes; null when there is no such portrait. */
export function parsePortraitFile(name: string): PortraitFile | null {
  const [, category, tokens = '', png] = /^([a-z]{1,12})((?:,[\da-z:@+.-]{1,24}){0,40})\.(?:svg|(png))$/.exec(name) ?? []
  const known = CategoryKey.safeParse(category)
  const traits = known.success ? parseTraits(known.data, tokens, ',') : null
  // Measures that no device has lead to figures that no browser reads.
  if (traits === null || /NaN|Infinity|e[+-]\d/.test(portraitShapes(traits))) return null
  return { traits, format: png ? 'png' : 'svg' }
}

/** The portraits that the name of a sprite describes; null when there is no such sprite. */
export function parseSprite(name: string): Traits[] | null {
  const parts = name.replace(/\.svg$/, '').split(SPRITE_SEPARATOR)
  if (!name.endsWith('.svg') || parts.length < 2 || parts.length > SPRITE_MOST) return null
  const portraits = parts.flatMap((part) => parsePortraitFile(`${part}.svg`)?.traits ?? [])
  return portraits.length === parts.length ? portraits : null
}

/** The traits at the address of a device's portrait: what draws it there draws it elsewhere, and its category where nothing can. */
export const traitsOfDevice = (category: CategoryKey, picture: DevicePicture | null): Traits =>
  parsePortraitFile(portraitAddress(category, picture).split('/').at(-1) ?? '')?.traits ?? { category }
