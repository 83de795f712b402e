import { rect, circle, path, pen, fine, paint, PAPER, TINT, FINE } from './shapes'
import type { Traits } from './traits'
import { drawCamera } from './cameras'

type Body = Readonly<Record<'W' | 'H' | 'x' | 'y', number> & { t: Traits; c: string }>
type DrawBody = (body: Body) => string

const pocket: DrawBody = ({ t, W, H, y, c }) => {
  const bw = W * 0.78,
    bx = 90 - bw / 2,
    hr = W * 0.42,
    by = y + H * 0.36
  return (
    path(pen`M90 ${by + 4}V${by - 8}h${bw * 0.5}V${y + hr}`) +
    rect(90 - hr, y, hr * 2, hr * 1.7, hr * 0.6, { fill: c }) +
    circle(90, y + hr * 0.85, hr * 0.5, { fill: TINT }) +
    rect(bx, by, bw, H * 0.64, 8, { fill: c }) +
    (t.screen ? rect(bx + 5, by + 6, bw - 10, H * (t.screen > 1 ? 0.2 : 0.1), 3, { fill: TINT }) : '') +
    fine(circle(90, y + H * 0.78, 4.4, { fill: PAPER }))
  )
}

const gimbal: DrawBody = ({ W, H, y, c }) => {
  return (
    path(pen`M90 ${y + H * 0.5}V${y + H * 0.36}H${90 - W * 0.3}V${y + H * 0.2}`) +
    circle(90, y + H * 0.19, H * 0.14, { fill: c }) +
    circle(90, y + H * 0.19, H * 0.075, { fill: TINT }) +
    rect(90 - W * 0.17, y + H * 0.48, W * 0.34, H * 0.52, 9, { fill: c }) +
    path(pen`M${90 + W * 0.17} ${y + H * 0.58}h${W * 0.26}v${-H * 0.1}m0 0v${H * 0.2}`) +
    fine(circle(90, y + H * 0.62, 4.4, { fill: PAPER }))
  )
}

const bullet: DrawBody = ({ W, H, x, y, c }) => {
  return (
    path(pen`M${x + H * 0.5} ${y}H${x + W - 8}q8 0 8 8v${H - 16}q0 8-8 8H${x + H * 0.5}a${H / 2} ${H / 2} 0 0 1 0-${H}z`, {
      fill: c,
    }) +
    circle(x + H * 0.55, 90, H * 0.34, { fill: PAPER }) +
    circle(x + H * 0.55, 90, H * 0.19, { fill: TINT }) +
    fine(rect(x + W * 0.62, y + 8, W * 0.26, H * 0.36, 3, { fill: TINT }))
  )
}

const mini: DrawBody = ({ W, H, x, y, c }) => {
  return (
    rect(x, y, W, H, 10, { fill: c }) +
    circle(90, y + H * 0.36, W * 0.26, { fill: PAPER }) +
    circle(90, y + H * 0.36, W * 0.14, { fill: TINT }) +
    path(pen`M${x + 6} ${y + H}h${W - 12}l6 7h${-W}z`, { fill: PAPER }) +
    fine(rect(x + W * 0.22, y + H * 0.72, W * 0.56, H * 0.14, 3, { fill: TINT }))
  )
}

const cine: DrawBody = ({ t, W, H, x, y, c }) => {
  // box with a mount, seen from the front
  const by = y + H * 0.2,
    bh = H * 0.8,
    r = Math.min(W, bh) * 0.31
  return (
    (t.top === 0
      ? ''
      : path(pen`M${90 - W * 0.3} ${by}v-${H * 0.1}q0-${H * 0.07} 8-${H * 0.07}h${W * 0.6 - 16}q8 0 8 ${H * 0.07}v${H * 0.1}`)) +
    (t.grip ? rect(x - 9, by + bh * 0.2, 16, bh * 0.66, 7, { fill: c }) : '') +
    rect(x, by, W, bh, 7, { fill: c }) +
    circle(90, by + bh * 0.5, r, { fill: PAPER }) +
    circle(90, by + bh * 0.5, r * 0.78, { fill: TINT }) +
    rect(90 - r * 0.46, by + bh * 0.5 - r * 0.3, r * 0.92, r * 0.6, 2, { fill: PAPER, ...FINE }) +
    fine(path(pen`M${x + W * 0.8} ${by + 8}h${W * 0.1}M${x + W * 0.8} ${by + 14}h${W * 0.1}`))
  )
}

/** Seen from the side, the lens at the left. */
const side: DrawBody = ({ t, W, H, x, y, c }) => {
  const pro = t.k === 'pro',
    lcd = t.lcd !== 0,
    by = pro ? y + H * 0.32 : y,
    bh = H - (by - y),
    ll = W * (pro ? 0.24 : 0.17),
    lh = bh * (pro ? 0.8 : 0.68),
    bx = x + ll
  let s = ''
  if (pro)
    s +=
      path(pen`M${bx + W * 0.1} ${by + 2}v${-H * 0.2}q0-6 6-6H${x + W * 0.9}`, { fill: 'none' }) +
      path(pen`M${bx - 2} ${y + 5}h${W * 0.4}`, { 'stroke-width': 9 }) +
      rect(x + W * 0.84, by - H * 0.16, W * 0.16, H * 0.15, 4, { fill: PAPER })
  else s += path(pen`M${bx + W * 0.14} ${by + bh * 0.96}q${W * 0.3} ${bh * 0.34} ${W * 0.56}-${bh * 0.12}`, FINE)
  s += rect(bx, by, W - ll, bh, pro ? 9 : Math.min(bh / 2, 15), { fill: c })
  if (pro || t.hood)
    s +=
      path(pen`M${x + 2} ${by + bh * 0.5 - lh / 2 - 3}h${ll * 0.5}v${lh + 6}h${-ll * 0.5}z`, { fill: PAPER }) +
      rect(x + ll * 0.5, by + bh * 0.5 - lh / 2, ll * 0.5 + 8, lh, 3, { fill: PAPER }) +
      fine(path(pen`M${x + ll * 0.85} ${by + bh * 0.5 - lh / 2}v${lh}`))
  else
    s +=
      rect(x, by + bh * 0.5 - lh / 2, ll + 10, lh, 5, { fill: PAPER }) +
      fine(path(pen`M${x + ll * 0.62} ${by + bh * 0.5 - lh / 2}v${lh}`))
  if (lcd) s += rect(bx + W * 0.2, by + bh * 0.17, W * 0.42, bh * 0.56, 5, { fill: TINT })
  if (t.pj) s += fine(circle(bx + W * 0.54, by + bh * 0.3, 4.6, { fill: PAPER }))
  if (t.vf && !pro) s += rect(x + W - 6, by + bh * 0.1, 13, bh * 0.24, 4, { fill: PAPER })
  if (t.twin) s += fine(circle(x + 5, by + bh * 0.32, 4, { fill: PAPER }) + circle(x + 5, by + bh * 0.68, 4, { fill: PAPER }))
  return s
}

const BODIES: Readonly<Record<string, DrawBody>> = { pocket, gimbal, bullet, mini, cine }

/** Longest side in mm, compressed like the cameras. */
export function drawCamcorder(t: Traits): string {
  const [w, h] = [t.w ?? 120, t.h ?? 65]
  const longest = Math.max(w, h)
  if (['flat', 'mirror', 'action', 'ball', '360', 'compact'].includes(t.k ?? ''))
    return drawCamera(t, 13.2 * Math.pow(longest, -0.58))
  const f = (13.2 * Math.pow(longest, 0.42)) / longest
  const [W, H] = [w * f, h * f]
  const draw = BODIES[t.k ?? ''] ?? side
  return draw({ t, W, H, x: (180 - W) / 2, y: (180 - H) / 2, c: paint(t.c ?? 'ink') })
}
