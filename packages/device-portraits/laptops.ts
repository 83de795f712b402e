import { circle, path, pen, fine, detail, paint, PAPER, TINT, FINE, SOLID, PLAIN } from './shapes'
import { drawScreen } from './draw-screens'
import type { Traits } from './traits'

/** Keyboard and touchpad, or the second screen, on a deck in perspective. */
function drawKeyboard(t: Traits, { x, W, o, yd, depth }: Readonly<Record<'x' | 'W' | 'o' | 'yd' | 'depth', number>>): string {
  const kb = t.wide
  let s = ''
  const tz = (u1: number, v1: number, u2: number, v2: number) => {
    const at = (u: number, v: number) => pen`${x - o * v + u * (W + 2 * o * v)} ${yd + v * depth}`
    return `M${at(u1, v1)}L${at(u2, v1)} ${at(u2, v2)} ${at(u1, v2)}z`
  }
  if (t.duo) {
    s += path(tz(0.03, 0.08, 0.97, t.duo > 1 ? 0.92 : 0.44), { fill: TINT, ...FINE })
    if (t.duo < 2) s += fine(path(tz(0.08, 0.54, 0.72, 0.92) + tz(0.78, 0.54, 0.92, 0.92)))
    return s
  }
  const k1 = kb ? 0.05 : 0.1,
    k2 = kb ? 0.95 : 0.9,
    v1 = t.tbar ? 0.18 : 0.1,
    v2 = 0.54
  if (t.tbar) s += path(tz(0.1, 0.07, 0.9, 0.13), { ...SOLID })
  s += fine(path(tz(k1, v1, kb ? 0.76 : k2, v2) + (kb ? tz(0.8, v1, k2, v2) : ''), { fill: PAPER }))
  const row = (share: number) => {
    const v = v1 + (v2 - v1) * share
    const e = o * v
    return pen`M${x - e + k1 * (W + 2 * e) + 2} ${yd + v * depth}H${x - e + (kb ? 0.76 : k2) * (W + 2 * e) - 2}`
  }
  s += detail(path(row(0.25) + row(0.5) + row(0.75)))
  const pw = t.pad || 0.3,
    off = kb ? -0.06 : 0
  s += fine(path(tz(0.5 - pw / 2 + off, 0.64, 0.5 + pw / 2 + off, 0.93)))
  if (t.nub) s += circle(90 + off * W, yd + depth * 0.34, 3.4, { fill: '#b4573f', ...PLAIN })
  return s
}

export function drawLaptop(t: Traits): string {
  const k = 0.395,
    c = paint(t.c || 'stone'),
    q = t.q || 1.778,
    dd = t.d || 14,
    sw = (dd * 25.4 * q) / Math.sqrt(1 + q * q),
    sh = sw / q,
    bz = t.bz ?? 8,
    tb = t.tb ?? bz + 2,
    bb = t.bb ?? bz + 8
  const W = (sw + 2 * bz) * k,
    H = (sh + tb + bb) * k,
    r = (t.r ?? 9) * k * 1.6,
    depth = (sh + tb + bb) * k * 0.36,
    o = W * 0.045,
    lip = t.thick ? 6 : 3.6
  const x = (180 - W) / 2,
    X = x + W,
    gap = t.hinge === 'gap' || t.shelf ? 5 : 0,
    y = (180 - H - depth - lip - gap) / 2,
    yb = y + H,
    yd = yb + gap,
    yf = yd + depth
  let s = ''
  if (t.shelf) s += path(pen`M${x + 3} ${yd + 3}v-8h${W * 0.2}l4 4h${W * 0.6 - 14}l4-4h${W * 0.2}v8z`, { fill: c }) // rear vents behind the hinge
  if (t.hinge === 'gap') s += fine(path([0, 1, 2].map((i) => pen`M${x + 3} ${yb + i * 2.4}h${W - 6}`).join('')))
  s += path(pen`M${x} ${yb}V${y + r}q0-${r} ${r}-${r}h${W - 2 * r}q${r} 0 ${r} ${r}V${yb}z`, { fill: PAPER })
  s += drawScreen(x + bz * k + 1.4, y + tb * k + 1.4, W - 2 * bz * k - 2.8, sh * k - 1, Math.max(1.5, r - 3))
  const m = 90
  if (t.notch) s += path(pen`M${m - 8} ${y + 1}h16v${tb * k + 3}a2.5 2.5 0 0 1-2.5 2.5h-11a2.5 2.5 0 0 1-2.5-2.5z`, SOLID)
  if (t.crease) s += fine(path(pen`M${x + 4} ${y + H * 0.55}h${W - 8}`, { 'stroke-dasharray': '1 5' }))
  if (t.hinge === 'dots')
    s += path(pen`M${x + W * 0.14} ${yb}h${W * 0.1}M${X - W * 0.24} ${yb}h${W * 0.1}`, { 'stroke-width': 7 })
  // deck
  s +=
    path(pen`M${x} ${yd}h${W}L${X + o} ${yf}v${lip - 2}q0 3-4 3H${x - o + 4}q-4 0-4-3v-${lip - 2}z`, { fill: c }) +
    fine(path(pen`M${x - o} ${yf}h${W + 2 * o}`))
  return s + drawKeyboard(t, { x, W, o, yd, depth })
}
