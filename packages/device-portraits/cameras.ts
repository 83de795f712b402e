import { circle, DETAIL, detail, fine, FINE, GLASS, paint, PAPER, path, pen, PLAIN, rect, TINT } from './shapes'
import type { Traits } from './traits'

type Box = Readonly<Record<'w' | 'h' | 'm' | 'x' | 'lx' | 'lr', number> & { t: Traits; c: string; kind: string }>
/** A camera in its box: hump of width `hum` and height `hh`, body from `ty` with height `bh`, lens of radius `R2` at `cy`. */
type Camera = Box &
  Readonly<Record<'hum' | 'hh' | 'y' | 'ty' | 'bh' | 'r' | 'cy' | 'R2', number> & { slr: boolean; pro: boolean }>

const glass = (cx: number, cy: number, r: number, in1 = 0.72, in2 = 0.42) =>
  circle(cx, cy, r, { fill: PAPER }) +
  (r > 9 ? circle(cx, cy, r * 0.87, { stroke: '#596166', ...FINE, ...DETAIL }) : '') +
  circle(cx, cy, r * in1, { fill: '#10161a' }) +
  circle(cx, cy, r * in1 * 0.62, { fill: GLASS, ...PLAIN }) +
  circle(cx - r * 0.2, cy - r * 0.22, r * 0.1, { fill: '#fff', 'fill-opacity': '.85', ...PLAIN, ...DETAIL }) +
  (r > 14 ? path(pen`M${cx - r * in2} ${cy}a${r * in2} ${r * in2} 0 0 1 ${r * in2}-${r * in2}`, FINE) : '')

function drawAction({ t, w, h, c, m, x, lr }: Box): string {
  const y = (180 - h) / 2,
    rr = t.r ?? 9,
    lc = x + w * (t.at ?? 0.73)
  return (
    rect(x, y, w, h, rr, { fill: c }) +
    (t.lcd ? rect(x + 7, y + 9, w * 0.4, h - 18, 4, { fill: TINT }) : '') +
    (t.sqlens === 0
      ? glass(lc, y + h * (t.ly ?? 0.38), lr)
      : rect(lc - lr - 3, y + h * (t.ly ?? 0.38) - lr - 3, 2 * lr + 6, 2 * lr + 6, 5, { fill: PAPER }) +
        circle(lc, y + h * (t.ly ?? 0.38), lr, { fill: TINT })) +
    (t.fingers ? fine(path(pen`M${m - 8} ${y + h}v6h16v-6`)) : '')
  )
}

function drawBall({ t, w, h, c, m, x, lr }: Box): string {
  const y = (180 - h) / 2,
    ly = y + h * (t.ly ?? 0.2)
  return (
    rect(x, y, w, h, t.r ?? w * 0.3, { fill: c }) +
    glass(m, ly, lr) +
    (t.screen
      ? rect(x + 6, ly + lr + 7, w - 12, h * t.screen, 4, { fill: TINT })
      : t.k === '360'
        ? circle(m, y + h * 0.62, 4)
        : '')
  )
}

function measure(box: Box): Camera {
  const { t, h, lr, kind } = box
  const slr = kind === 'slr',
    hum = t.hump ?? (slr ? 0.42 : kind === 'mirror' || kind === 'bridge' ? 0.3 : 0),
    hh = hum ? Math.max(9, h * (t.hh || 0.2)) : 0,
    pro = Boolean(t.pro),
    y = (180 - h) / 2,
    ty = y + hh,
    bh = h - hh,
    r = t.r ?? (slr ? 15 : 9),
    cy = t.cy ? y + h * t.cy : ty + (pro ? bh * 0.42 : bh * 0.53),
    R2 = Math.min(lr, pro ? bh * 0.42 : bh / 2 - 3)
  return { ...box, slr, hum, hh, pro, y, ty, bh, r, cy, R2 }
}

/** Dials on the top plate, and the hump of the viewfinder. */
function drawTop({ t, w, c, x, lx, slr, hum, hh, y, ty }: Camera): string {
  let s = ''
  // dials on the top plate
  const dial = (dx: number, dw: number, dh = 6) => rect(dx - dw / 2, ty - dh, dw, dh + 5, 2, { fill: PAPER })
  let top = ''
  if (t.dials) top += dial(x + w * 0.22, w * 0.11) + (t.dials > 1 ? dial(x + w * 0.8, w * 0.12) : '')
  else if (!t.noshutter) top += dial(x + w * 0.15, w * 0.1, 4)
  s += fine(top)
  if (hum) {
    const a = lx - (w * hum) / 2,
      b = lx + (w * hum) / 2
    s += slr
      ? path(
          pen`M${a - 5} ${ty + 4}L${a + w * hum * 0.17} ${y + 4}q2-4 7-4H${b - w * hum * 0.17 - 7}q5 0 7 4L${b + 5} ${ty + 4}`,
          { fill: c },
        )
      : t.retro
        ? path(pen`M${a} ${ty + 2}l${w * hum * 0.14}-${hh - 2}H${b - w * hum * 0.14}l${w * hum * 0.14} ${hh - 2}`, { fill: c })
        : rect(a, y, w * hum, hh + 10, t.hr ?? 6, { fill: c })
  }
  return s
}

/** The case; its grip bulges to the left. */
function drawCase({ t, w, c, x, lx, kind, slr, pro, ty, bh, r, R2 }: Camera): string {
  let s = ''
  // body, grip bulges to the left as you look at it
  const g = t.grip ?? (slr || kind === 'bridge' ? 1 : 0)
  if (slr || g > 0.8)
    s += path(
      pen`M${x + 12} ${ty}H${x + w - r}q${r} 0 ${r} ${r}V${ty + bh - 12}q0 12-12 12H${x + 10}q-10 0-10-10V${ty + 16}q0-16 12-16z`,
      { fill: c },
    )
  else s += rect(x, ty, w, bh, r, { fill: c })
  if (t.leather) s += rect(x + 0.8, ty + bh * 0.24, w - 1.6, bh * 0.6, 0, { fill: '#2c3033', ...PLAIN })
  else if (g) {
    const rubber = { fill: '#15191b', 'fill-opacity': '.55', ...PLAIN }
    s += rect(x + 2, ty + bh * 0.12, w * (0.11 + 0.09 * g), bh * 0.84, 8, rubber)
  }
  if (t.leather) s += fine(path(pen`M${x} ${ty + bh * 0.24}h${w}M${x} ${ty + bh * 0.84}h${w}`))
  if (t.plate) s += fine(path(pen`M${x} ${ty + bh * 0.24}h${w}`))
  if (pro)
    s += fine(path(pen`M${x} ${ty + bh * 0.76}h${lx - x - R2 * 0.7}M${x + w} ${ty + bh * 0.76}h${-(x + w - lx - R2 * 0.7)}`))
  if (g) s += fine(path(pen`M${x + w * (0.11 + 0.06 * g)} ${ty + bh * 0.14}q${w * 0.06 * g} ${bh * 0.4} 0 ${bh * 0.74}`))
  return s
}

/** Windows, flash and the red dot. */
function drawMarks({ t, w, x, lx, ty, bh, hum, slr, y }: Camera): string {
  let s = ''
  if (t.vf === 'win')
    s += fine(
      rect(x + w * 0.76, ty + 5, w * 0.14, bh * 0.14, 2, { fill: TINT }) +
        (t.rf ? rect(lx - 5, ty + 5, 10, bh * 0.12, 2, { fill: TINT }) + circle(x + w * 0.36, ty + 9, 2.4) : ''),
    )
  if (t.vf === 'evf') s += fine(rect(x + w * 0.78, ty + 4, w * 0.12, bh * 0.12, 2))
  if (t.vf === 'ovf') s += fine(rect(lx - 7, ty + 5, 14, 8, 2, { fill: TINT }))
  if (hum && !t.pop) s += detail(path(pen`M${lx - w * 0.06} ${slr ? y + 4 : y}v-3h${w * 0.12}v3`, { fill: '#9aa1a5' }))
  if (t.flash === 1) s += fine(rect(x + w * 0.64, ty + 6, w * 0.16, 8, 3, { fill: TINT }))
  if (t.pop) s += fine(path(pen`M${x + w * 0.62} ${ty}v-6h${w * 0.16}v6`, { fill: PAPER }))
  if (t.red)
    s += circle(t.vf === 'win' && t.rf ? lx - 0 : lx - w * 0.02, ty + (t.rf ? bh * 0.12 + 9 : 10), 3, {
      fill: paint('rust'),
      ...FINE,
    })
  return s
}

/** Lens, or the open mount of a body that is sold alone. */
function drawFront({ t, w, x, lx, slr, ty, bh, cy, R2 }: Camera): string {
  let s = ''
  s += t.body
    ? circle(lx, cy, R2, { fill: '#b9bfc3' }) +
      circle(lx, cy, R2 * 0.8, { fill: '#14191b' }) +
      circle(lx - R2 * 0.58, cy - R2 * 0.69, R2 * 0.055, { fill: '#c4433a', ...PLAIN, ...DETAIL }) +
      circle(lx + R2 * 1.2, cy + R2 * 0.14, R2 * 0.1, { fill: '#23282b', ...FINE, ...DETAIL }) +
      (slr
        ? rect(lx - R2 * 0.46, cy - R2 * 0.4, R2 * 0.92, R2 * 0.8, 2, { fill: PAPER, ...FINE })
        : rect(lx - R2 * 0.5, cy - R2 * 0.34, R2, R2 * 0.68, 2, { fill: TINT, ...FINE }))
    : glass(lx, cy, R2, t.in1 || 0.74) + (t.in1 ? circle(lx, cy, R2 * t.in1 * 0.62, FINE) : '')
  if (t.tough) s += fine(circle(x + w * 0.1, ty + bh * 0.14, 2) + circle(x + w * 0.9, ty + bh * 0.86, 2))
  return s
}

export function drawCamera(t: Traits, scale?: number): string {
  const k = scale ?? 3.55 / Math.pow(Math.max(t.w ?? 130, t.h ?? 90), 0.25)
  const [w, h, m] = [(t.w ?? 130) * k, (t.h ?? 90) * k, 90]
  const [kind, lr] = [t.k ?? 'compact', ((t.l ?? 50) * k) / 2]
  const box: Box = { t, w, h, m, x: (180 - w) / 2, lx: m + (t.lx ?? 0) * w, lr, kind, c: paint(t.c ?? 'stone') }
  if (kind === 'action') return drawAction(box)
  if (kind === 'ball' || kind === '360') return drawBall(box)
  const camera = measure(box)
  return drawTop(camera) + drawCase(camera) + drawMarks(camera) + drawFront(camera)
}
