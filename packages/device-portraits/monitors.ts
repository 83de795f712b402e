import { rect, path, pen, fine, paint, PAPER, TINT, PLAIN } from './shapes'
import { drawScreen } from './draw-screens'
import type { Traits } from './traits'

export function drawMonitor(t: Traits): string {
  const q = t.ratio || 1.778,
    dd = t.d || 24,
    mmW = (dd * 25.4 * q) / Math.sqrt(1 + q * q) + 14,
    f = (3.2 * Math.pow(mmW, 0.55)) / mmW,
    W = mmW * f,
    H = (mmW / q + (t.chinmm ?? 8)) * f,
    c = paint(t.c || 'stone')
  const st = t.stand || 'plate',
    leg = st === 'none' ? 6 : Math.min(30, 16 + dd * 0.35),
    tot = H + leg,
    base = Math.min(174, 90 + tot / 2),
    y = base - tot,
    yb = y + H,
    x = (180 - W) / 2,
    m = 90,
    sag = t.curved ? Math.min(9, W * (t.curved > 1 ? 0.055 : 0.038)) : 0,
    foot = Math.min(W * 0.42, 52)
  let s = ''
  const neck = (w1: number, w2: number) => path(pen`M${m - w1} ${yb - 4}h${2 * w1}L${m + w2} ${base}h${-2 * w2}z`, { fill: c })
  if (st === 'plate') s += neck(6, 8) + rect(m - foot / 2, base - 4, foot, 5, 2.5, { fill: c })
  else if (st === 'round') s += neck(4, 4) + path(pen`M${m - foot / 2} ${base + 1}q0-7 ${foot / 2}-7t${foot / 2} 7z`, { fill: c })
  else if (st === 'v')
    s += neck(5, 4) + path(pen`M${m - foot * 0.62} ${base + 2}L${m} ${base - 9}l${foot * 0.62} 11`, { fill: 'none' })
  else if (st === 'l') s += neck(foot * 0.36, foot * 0.36) + path(pen`M${m - foot * 0.36 - 1} ${base + 1}h${foot * 0.72 + 2}`)
  else if (st === 'legs') s += path(pen`M${m - W * 0.3} ${yb}l-7 ${leg}M${m + W * 0.3} ${yb}l7 ${leg}`)
  else if (st === 'arm') s += path(pen`M${m} ${yb - 6}V${base - 6}h14v8h-28`)
  else if (st === 'clamp') s += neck(5, 5) + path(pen`M${m - 16} ${base - 6}h32v9h-20`, { fill: c })
  else s += path(pen`M${m - W * 0.22} ${yb}l-5 6h${W * 0.44 + 10}l-5-6`, { fill: c })
  const r = t.r ?? 4,
    i = Math.max(3.6, (t.bz ?? 7) * f + 1.2),
    ch = Math.max(i, (t.chinmm ?? 8) * f + 1.5)
  const edge = (e: number, bot: number, sg: number) =>
    pen`M${x + e} ${y + e}Q90 ${y + e + 2 * sg} ${x + W - e} ${y + e}V${yb - bot}Q90 ${yb - bot - (t.curved ? -2 : 0) * sg} ${x + e} ${yb - bot}z`
  if (sag) s += path(edge(0, 0, sag), { fill: PAPER }) + path(edge(i, ch, sag), { fill: TINT, ...PLAIN })
  else s += rect(x, y, W, H, r, { fill: PAPER }) + drawScreen(x + i, y + i, W - 2 * i, H - i - ch, Math.max(1, r - 2))
  if (t.hood) s += path(pen`M${x - 4} ${y + H * 0.5}V${y - 5}h${W + 8}V${y + H * 0.5}`)
  if (t.split) s += fine(path(pen`M90 ${y + i + 2}V${yb - ch - 2}`, { 'stroke-dasharray': '1 6' }))
  return s
}
