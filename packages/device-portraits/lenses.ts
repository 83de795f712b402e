import { ringColour } from './device-colours'
import { DETAIL, ellipse, fine, FINE, GLASS, paint, PAPER, path, pen, PLAIN } from './shapes'
import type { Traits } from './traits'

/** Length and diameter in mm: its own size, or an estimate from focal length and aperture. */
export function lensSize(t: Traits): Readonly<{ L: number; D: number }> {
  const { f1 = 50, f2 = f1, a = 2.8, a2 = a } = t,
    p = f2 / a2,
    zoom = f1 !== f2,
    fac = t.fmt === 'mft' ? 0.68 : t.fmt === 'dx' ? 0.82 : 1,
    mount = t.fmt === 'mft' ? 56 : t.fmt === 'mf' ? 84 : t.fmt === 'dx' ? 61 : t.m ? 50 : 66
  let L, Dm
  if (!zoom) {
    const wide = t.m ? 52 : a < 1.3 ? 112 : a < 1.6 ? 96 : a < 1.9 ? 70 : a < 2.3 ? 62 : a < 2.9 ? 46 : 40
    L =
      Math.max(wide * fac, f2 >= 70 ? (0.62 * f2 + 48) * (p < 25 ? 0.85 : 1) * (f2 < 200 && fac < 1 ? 0.85 : 1) : 0) +
      (t.macro && f2 > 40 ? 22 * fac : 0)
    if (f2 < 20 && a < 3) L = Math.max(L, 78 * fac)
    Dm = Math.max(mount, p * 1.06 + 14, a < 2 ? mount + ((14 * (2 - a)) / 0.6) * fac : 0)
  } else {
    L =
      f1 <= 28 && f2 >= 180
        ? 70 + f2 * 0.16
        : f2 > 250
          ? 62 + f2 * 0.33
          : f2 >= 140
            ? a2 <= 3
              ? 205
              : a2 <= 4.2
                ? 170
                : 0.3 * f2 + 45
            : f2 > 60
              ? a2 <= 3
                ? 124
                : a2 <= 4.2
                  ? 108
                  : 92
              : a2 <= 3
                ? 116
                : a2 <= 4.2
                  ? 92
                  : 64
    if (f2 < 250) L *= fac < 1 && f2 <= 150 ? fac + 0.06 : 1
    if (t.pz && a2 > 4) L *= 0.62
    Dm = Math.max(mount, p * 1.02 + 14, a2 <= 3 ? mount + 20 * fac : a2 <= 4.2 ? mount + 14 * fac : mount + 3)
  }
  return { L: t.h || L * (t.slr && f2 < 60 ? 1.05 : 1), D: t.w || Math.min(Dm, 172) }
}

/** A rubber ring around a barrel of this width. */
const rib = (yy: number, hh: number, ww: number) =>
  hh <= 5
    ? ''
    : path(pen`M${90 - ww / 2 + 0.8} ${yy}h${ww - 1.6}`, {
        stroke: '#25292c',
        'stroke-width': hh + 2,
        'stroke-linecap': 'butt',
      }) +
      path(pen`M${90 - ww / 2 + 3} ${yy}h${ww - 6}`, {
        stroke: '#50565b',
        'stroke-width': hh,
        'stroke-dasharray': '1.4 3',
        'stroke-linecap': 'butt',
        ...DETAIL,
      })

export function drawLens(t: Traits): string {
  const { L, D: dia } = lensSize(t),
    mx = Math.max(L, dia),
    f = (7.75 * Math.sqrt(mx)) / mx,
    H = L * f,
    W = dia * f,
    zoom = t.f1 !== t.f2,
    M = Math.min(W, (t.fmt === 'mft' ? 52 : t.m ? 50 : 62) * f),
    m = 90,
    ry = Math.min(W * 0.13, 11)
  const y = (180 - H) / 2 + 1,
    yb = y + H,
    c = paint(t.c || 'ink'),
    p = (t.f2 ?? t.f1 ?? 50) / (t.a2 ?? t.a ?? 2.8),
    big = L > 165 && p > 60,
    ring = t.ring && ringColour(t.ring)
  const neckH = M < W - 4 ? H * (big ? 0.34 : 0.12) : H * 0.12,
    sh = big ? H * 0.2 : Math.min(H * 0.12, 8)
  let s = ''
  if (t.foot === 0 ? 0 : big || t.foot)
    s += path(pen`M${m + M * 0.42} ${yb - H * 0.34}h${M * 0.42}v${H * 0.2}h${-M * 0.42}`, { fill: c })
  // barrel: mount, shoulder, body, flare to the front
  s += path(
    pen`M${m - M / 2} ${yb}v${-neckH}L${m - W / 2} ${yb - neckH - sh}V${y + ry}a${W / 2} ${ry} 0 0 1 ${W} 0V${yb - neckH - sh}L${m + M / 2} ${yb - neckH}v${neckH}z`,
    { fill: c },
  )
  s += path(pen`M${m - M / 2 + 3} ${yb + 3}h${M - 6}`)
  const b0 = y + 2 * ry + 2,
    b1 = yb - neckH - sh,
    bh = b1 - b0
  if (ring)
    s += path(pen`M${m - W / 2 + 1.7} ${y + ry + Math.min(8, H * 0.08)}a${W / 2} ${ry} 0 0 0 ${W - 3.4} 0`, {
      stroke: ring,
      'stroke-width': Math.min(6, 2.5 + H * 0.03),
    })
  if (bh > 12) {
    if (zoom) s += rib(b0 + bh * 0.26, Math.min(bh * 0.24, 22), W) + rib(b0 + bh * 0.72, Math.min(bh * 0.3, 26), W)
    else s += rib(b0 + bh * 0.5, Math.min(bh * 0.46, 30), W)
    if (zoom) s += fine(path(pen`M${m - W / 2} ${b0 + bh * 0.48}h${W}`))
  }
  const [rx, glass] = [Math.max((p * f) / 2, W * 0.24), Math.max((p * f) / W, 0.5)]
  s += ellipse(90, y + ry, W / 2, ry, { fill: PAPER })
  s += ellipse(90, y + ry, Math.max(4, Math.min(W / 2 - 5, rx)), Math.max(2, Math.min(ry - 2.6, ry * glass)), {
    fill: GLASS,
    ...FINE,
  })
  s += ellipse(90 - W * 0.08, y + ry * 0.86, W * 0.07, ry * 0.13, { fill: '#fff', 'fill-opacity': '.6', ...PLAIN })
  return s
}
