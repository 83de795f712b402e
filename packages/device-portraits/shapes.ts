/** Paints that `draw-portrait.ts` puts in: parts and screen of a device, and weights of lines. */
export const PAPER = 'var(--p)'
export const TINT = 'var(--t)'
export const FINE = { 'stroke-width': 'var(--f)' }
export const PLAIN = { stroke: 'none' }
export const SOLID = { fill: '#101416', stroke: 'none' }
/** The front lens of a camera. */
export const GLASS = '#45626c'
/** A colour of the device by its name (`device-colours.ts`), in which light falls from the upper left. */
export const paint = (name: string): string => `var(--${name.replaceAll(/[^a-z\d]/g, '')})`

type Attributes = Readonly<Record<string, string | number | undefined>>

/** A number of a path: one decimal place, no leading zero. */
export const short = (value: number, places = 1): string => String(Number(value.toFixed(places))).replace(/^(-?)0\./, '$1.')
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
/** Marks what only a large drawing can carry; a small one leaves it out. */
export const DETAIL = { display: 'var(--d)' }
export const detail = (inner: string, more: Attributes = {}): string => group(inner, { ...FINE, ...DETAIL, ...more })

/** Commands of a path, its numbers rounded. */
export const pen = (parts: TemplateStringsArray, ...values: readonly (number | string)[]): string =>
  parts.reduce((all, part, index) => {
    const value = values[index]
    return all + part + (value === undefined ? '' : typeof value === 'number' ? short(value) : value)
  }, '')
