import { CategoryKey } from '@/contracts/search'
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
const LIGHT = 'color:#161a17;--p:#fff;--t:#d9e6d9;--w:2.5;--f:1.9'
const DARK = 'color:#f2f0e9;--p:#1a1e1a;--t:#2c3b30'
/** Weights in units of the box of 180: 1.5 px at 48, 2 px at 96. Small drawings have no detail, and their lenses are dots. */
const MIDDLE = '@media(max-width:120px){svg{--w:3.7;--f:2.7}}'

const style = (inner: string): string => {
  const used = Object.entries(PAINTS).filter(([name]) => inner.includes(`var(--${name})`))
  const paints = (scheme: 0 | 1) => used.map(([name, colours]) => `;--${name}:${colours[scheme]}`).join('')
  const lenses = inner.includes('var(--g)')
  const small = `--w:6;--f:4${lenses ? ';--l:0;--g:currentColor' : ''}${inner.includes('var(--d)') ? ';--d:none' : ''}`
  const light = `svg{${LIGHT}${paints(0)}${lenses ? ';--g:var(--p);--l:var(--f)' : ''}}`
  const dark = `@media(prefers-color-scheme:dark){svg{${DARK}${paints(1)}}}`
  return `<style>${light}${dark}${MIDDLE}@media(max-width:60px){svg{${small}}}</style>`
}

export const STROKE = 'fill="none" stroke="currentColor" stroke-width="var(--w)" stroke-linecap="round" stroke-linejoin="round"'

/** The shapes of a portrait, in a box of 180 by 180. */
export const portraitShapes = (traits: Traits): string => DRAW[traits.category](traits)

/** A portrait as a file of its own: both colour schemes, finer the larger it is shown. */
export function drawPortrait(traits: Traits): string {
  const inner = portraitShapes(traits)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 180 180" ${STROKE}>${style(inner)}${inner}</svg>`
}

/** The portrait of a file's name, such as `phones,72x147,f:isle.svg`; null when there is none. */
export function portraitOfFile(name: string): string | null {
  const [, category, tokens = ''] = /^([a-z]{1,12})((?:,[\da-z:@+.-]{1,24}){0,40})\.svg$/.exec(name) ?? []
  const known = CategoryKey.safeParse(category)
  const traits = known.success ? parseTraits(known.data, tokens, ',') : null
  const drawing = traits && drawPortrait(traits)
  // Measures that no device has lead to figures that no browser reads.
  return drawing && !/NaN|Infinity|e[+-]\d/.test(drawing) ? drawing : null
}
