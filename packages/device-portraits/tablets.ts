import { drawFront, drawScreen } from './draw-screens'
import { rect, circle, path, pen, fine, detail, paint, PAPER, SOLID } from './shapes'
import type { Traits } from './traits'

export function drawTablet(t: Traits): string {
  const k = 0.53
  const c = paint(t.c || 'stone')
  const q = t.q || 1.6
  const edge = 2 * (t.bz ?? 10)
  const narrow = ((t.d ?? 10) * 25.4) / Math.sqrt(1 + q * q)
  // Millimetres, upright.
  const [w, h] = t.w && t.h ? [t.w, t.h] : [narrow + edge, narrow * q + edge]
  const W = (t.land ? Math.max(w, h) : Math.min(w, h)) * k,
    H = (t.land ? Math.min(w, h) : Math.max(w, h)) * k,
    r = (t.r ?? 10) * k * 1.2,
    px = t.land ? 0 : Math.min(W * 0.3, 174 - W),
    py = t.land ? 15 : 0
  const x0 = (180 - W - px) / 2,
    y0 = (180 - H - py - (t.kick || t.tube ? 8 : 0)) / 2,
    fx = x0 + px,
    fy = y0 + py + (t.land ? 0 : 3),
    bz = (t.bz ?? 10) * k,
    m = fx + W / 2
  const lens = 4.6,
    cam = t.b || 'dot'
  const at = (n: number, s = 0) => circle(x0 + (t.land ? 12 + n * 12 : 10), y0 + (t.land ? 8 : 10 + n * 12), lens - s)
  const cams =
    cam === 'dot'
      ? at(0)
      : cam === 'col2'
        ? at(0) + at(1)
        : cam === 'dot1c'
          ? circle(x0 + W / 2, y0 + 8, lens)
          : cam === 'sq'
            ? rect(x0 + 5, y0 + 4, 20, t.land ? 14 : 20, 6) +
              circle(x0 + 11, y0 + (t.land ? 11 : 10), 3.6) +
              circle(x0 + 19, y0 + (t.land ? 11 : 18), 3.6)
            : cam === 'pill'
              ? rect(x0 + 5, y0 + 4, t.land ? 28 : 12, t.land ? 11 : 27, 6) + at(0, 1) + at(1, 1)
              : cam === 'disc'
                ? circle(x0 + 17, y0 + 16, 11) + circle(x0 + 17, y0 + (t.land ? 9.5 : 11), 3) + circle(x0 + 17, y0 + 21, 3)
                : ''
  let s = rect(x0, y0, t.land ? W : W, H, r, { fill: c }) + fine(cams, { fill: PAPER })
  if (t.kick) s += path(pen`M${m - W * 0.3} ${fy + H}l-4 8h${W * 0.6 + 8}l-4-8`, { fill: c })
  if (t.tube) s += rect(fx - 2, fy + H - 5, W + 4, 13, 6.5, { fill: c })
  if (t.puck) s += path(pen`M${m - 26} ${fy + H + 7}h52l-5-9h-42z`, { fill: c })
  s += drawFront({ x: fx, y: fy, w: W, h: H, r }, t, c)
  const f = t.f || 'plain',
    end = f === 'home' || f === 'homebar' ? (t.eb ?? 20) * k : bz,
    sd = Math.max(bz, 4)
  const top = t.land ? sd : Math.max(end, sd),
    bot = top,
    l = t.land && end > bz ? end : sd
  s += drawScreen(fx + l, fy + top, W - 2 * l, H - top - bot, f === 'home' || f === 'homebar' || t.sq ? 1 : Math.max(2, r - sd))
  if (f === 'home') s += fine(circle(m, fy + H - bot / 2, Math.min(3.8, bot * 0.36)))
  if (f === 'homebar') s += fine(rect(m - 8, fy + H - bot / 2 - 2.2, 16, 4.4, 2.2))
  if (f === 'notch') s += path(pen`M${m - 12} ${fy + 1}h24v3a5 5 0 0 1-5 5h-14a5 5 0 0 1-5-5z`, SOLID)
  if (f === 'hole') s += circle(m, fy + sd + 5, 2.2, SOLID)
  if (f === 'cam') s += detail(circle(t.side ? fx + W - sd / 2 : m, t.side ? fy + H / 2 : fy + sd / 2, 1.2), SOLID)
  if (t.win) s += fine(rect(m - 3, fy + H - bot / 2 - 2, 6, 4, 0))
  return s
}
