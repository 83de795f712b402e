import { drawScreen } from './draw-screens'
import { circle, detail, fine, path, pen, rect, SOLID } from './shapes'
import type { Traits } from './traits'

type Front = Readonly<Record<'x' | 'y' | 'w' | 'h' | 'm', number> & { t: Traits; f: string; scr: Screen }>
type Screen = (top: number, bottom: number, side?: number, radius?: number) => string
/** Width of the edge around a screen that fills the front. */
const i = 5.4

/** Fronts with keys or with wide edges above and below the screen; null for the others. */
function edgedFront({ t, f, x, y, w, h, m, scr }: Front): string | null {
  const slit = (yy: number) => fine(path(pen`M${m - 6} ${yy}h12`))
  switch (f) {
    case 'home': {
      const b = h * (t.bz || 0.145)
      return scr(b, b, 5, 0) + slit(y + b * 0.55) + fine(circle(m, y + h - b / 2, Math.min(5.6, b * 0.34)))
    }
    case 'homebar': {
      const b = h * (t.bz || 0.115)
      return scr(b, b, 4.6, 0) + slit(y + b * 0.5) + fine(rect(m - 9, y + h - b / 2 - 3, 18, 6, 3))
    }
    case 'bezel': {
      const b = h * (t.bz || 0.12)
      return scr(b, b, 5, 1) + slit(y + b * 0.55)
    }
    case 'bezels': {
      const b = h * (t.bz || 0.12)
      return scr(b, b, 5, 1) + fine(path(pen`M${m - 8} ${y + b * 0.5}h16M${m - 8} ${y + h - b * 0.5}h16`))
    }
    case 'tall': {
      const b = h * (t.bz || 0.065)
      return scr(b, b, 5) + detail(path(pen`M${m - 6} ${y + b * 0.58}h12`))
    }
    case 'keys': {
      const kb = h * (t.kb || 0.27)
      return (
        scr(9, kb, 5, 1) +
        fine(
          path(pen`M${x + 8} ${y + h - kb + 9}h${w - 16}m0 ${kb * 0.24}h${-w + 16}m0 ${kb * 0.24}h${w - 16}`, {
            'stroke-dasharray': '4 5',
          }),
        )
      )
    }
    case 'keypad':
      return (
        scr(14, h * 0.52, 8, 3) +
        fine(
          path([0, 1, 2, 3].map((j) => pen`M${x + 12} ${y + h * 0.6 + j * h * 0.095}h${w - 24}`).join(''), {
            'stroke-dasharray': pen`.1 ${(w - 24) / 2}`,
          }),
        ) +
        fine(rect(m - 9, y + h * 0.5, 18, 6, 3))
      )
    default:
      return null
  }
}

/** Fronts that are all screen, with a notch or holes; a plain one where the front is not known. */
function fullFront({ t, f, x, y, w, h, m, scr }: Front): string {
  const chin = t.chin ? 10 : i
  const hole = (cx: number, n = 1) =>
    n === 1 ? circle(cx, y + i + 7, 3.2, SOLID) : rect(cx - 8, y + i + 3.6, 16, 6.8, 3.4, SOLID)
  switch (f) {
    case 'forehead':
      return scr(h * 0.085, i) + detail(path(pen`M${m - 6} ${y + h * 0.05}h12`))
    case 'wide':
      return scr(i, i) + path(pen`M${m - w * 0.27} ${y + 1}h${w * 0.54}v4a5 5 0 0 1-5 5h${-w * 0.54 + 10}a5 5 0 0 1-5-5z`, SOLID)
    case 'notch':
      return (
        scr(i, chin) + path(pen`M${m - w * 0.19} ${y + 1}h${w * 0.38}v5a5 5 0 0 1-5 5h${-w * 0.38 + 10}a5 5 0 0 1-5-5z`, SOLID)
      )
    case 'drop':
      return scr(i, t.chin ? 11 : 8) + path(pen`M${m - 7.5} ${y + 2}h15q-3 0-4 4a3.6 3.6 0 0 1-7 0q-1-4-4-4z`, SOLID)
    case 'isle':
      return scr(i, i) + rect(m - w * 0.145, y + i + 3, w * 0.29, 7.4, 3.7, SOLID)
    case 'hole':
      return scr(i, chin) + hole(m)
    case 'holel':
      return scr(i, chin) + hole(x + i + 9)
    case 'holer':
      return scr(i, chin) + hole(x + w - i - 9)
    case 'hole2l':
      return scr(i, chin) + hole(x + i + 14, 2)
    case 'hole2r':
      return scr(i, chin) + hole(x + w - i - 14, 2)
    case 'hole2':
      return scr(i, chin) + hole(m, 2)
    case 'full':
      return scr(i, chin)
    default:
      return scr(i + 2, i + 2)
  }
}

/** The screen of a phone's front and what sits on it. */
export function drawPhoneFront(f: string, x: number, y: number, w: number, h: number, r: number, t: Traits): string {
  const inner = Math.max(2, r - 4)
  const scr: Screen = (top, bottom, side = i, radius = inner) =>
    drawScreen(x + side, y + top, w - 2 * side, h - top - bottom, radius)
  const front = { t, f, x, y, w, h, m: x + w / 2, scr }
  return edgedFront(front) ?? fullFront(front)
}
