import { hasLightFront } from './device-colours'
import { detail, path, pen, PLAIN, rect, TINT } from './shapes'
import type { Traits } from './traits'

/** A lit screen in two planes. */
export function drawScreen(x: number, y: number, w: number, h: number, radius: number): string {
  const r = Math.max(0.1, Math.min(radius, w / 2, h / 2))
  const middle = y + h * (w > h ? 0.5 : 0.56)
  const plane = pen`M${x} ${middle + h * 0.14}Q${x + w * 0.45} ${middle - h * 0.3} ${x + w} ${middle}V${y + h - r}a${r} ${r} 0 0 1-${r} ${r}H${x + r}a${r} ${r} 0 0 1-${r}-${r}z`
  return rect(x, y, w, h, radius, { fill: TINT, ...PLAIN }) + path(plane, { fill: '#fff', 'fill-opacity': '.22', ...PLAIN })
}

type Front = Readonly<Record<'x' | 'y' | 'w' | 'h' | 'r', number>>

/** The front of a phone or tablet: a frame in its colour around dark or white glass, and a button at the side of a phone. */
export function drawFront({ x, y, w, h, r }: Front, t: Traits, colour: string): string {
  const light = hasLightFront(t)
  const glass = { fill: light ? '#f4f2ee' : '#171b1e', ...PLAIN }
  const button = t.category === 'phones' && !light ? detail(path(pen`M${x + w + 0.9} ${y + h * 0.25}v${h * 0.1}`)) : ''
  return rect(x, y, w, h, r, { fill: colour }) + rect(x + 2, y + 2, w - 4, h - 4, Math.max(1, r - 2), glass) + button
}
