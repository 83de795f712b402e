/** Paints of the page that shows the drawing; `draw-portrait.ts` says which colour each is. */
export const PAPER = 'var(--p)'
export const TINT = 'var(--t)'
export const FINE = { 'stroke-width': 'var(--f)' }
export const PLAIN = { stroke: 'none' }
export const SOLID = { fill: 'currentColor', stroke: 'none' }

/** Colours of a device in the light and in the dark scheme: a white one is the lightest in both, a black one the darkest. */
export const PAINTS: Readonly<Record<string, readonly [light: string, dark: string]>> = {
  paper: ['#fff', '#6d756e'],
  stone: ['#ebe7dc', '#3e413a'],
  sage: ['#c9d9c6', '#3d5344'],
  sand: ['#e8dbbd', '#5a5138'],
  rose: ['#ecd3cb', '#5e4843'],
  rust: ['#e0b396', '#7a5238'],
  lilac: ['#d8d0e0', '#51495e'],
  sky: ['#c8d8e0', '#3c525d'],
  slate: ['#c6d0d3', '#525f63'],
  ink: ['#adb6af', '#272c28'],
  nub: ['#b4573f', '#e08a70'],
}
export const paint = (name: string): string => `var(--${Object.hasOwn(PAINTS, name) ? name : 'stone'})`

type Attributes = Readonly<Record<string, string | number | undefined>>

/** A number of a path: one decimal place, no leading zero. */
export const short = (value: number): string => String(Number(value.toFixed(1))).replace(/^(-?)0\./, '$1.')
const attributes = (values: Attributes): string =>
  Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${typeof value === 'number' ? short(value) : value}"`))
    .join('')

export const rect = (x: number, y: number, width: number, height: number, r: number, more: Attributes = {}): string =>
  `<rect${attributes({ x, y, width, height, rx: r > 0 ? Math.min(r, width / 2, height / 2) : undefined, ...more })}/>`
export const circle = (cx: number, cy: number, r: number, more: Attributes = {}): string =>
  `<circle${attributes({ cx, cy, r, ...more })}/>`
export const ellipse = (cx: number, cy: number, rx: number, ry: number, more: Attributes = {}): string =>
  `<ellipse${attributes({ cx, cy, rx, ry, ...more })}/>`
export const path = (d: string, more: Attributes = {}): string => `<path${attributes({ d, ...more })}/>`
export const group = (inner: string, values: Attributes): string => (inner ? `<g${attributes(values)}>${inner}</g>` : '')
export const fine = (inner: string, more: Attributes = {}): string => group(inner, { ...FINE, ...more })
/** What only a large drawing can carry; a small one leaves it out. */
export const detail = (inner: string, more: Attributes = {}): string => group(inner, { ...FINE, display: 'var(--d)', ...more })

/** Commands of a path, its numbers rounded. */
export const pen = (parts: TemplateStringsArray, ...values: readonly (number | string)[]): string =>
  parts.reduce((all, part, index) => {
    const value = values[index]
    return all + part + (value === undefined ? '' : typeof value === 'number' ? short(value) : value)
  }, '')
