import { ellipse, rect, circle, path, pen, fine, detail, paint, PAPER, TINT, FINE } from './shapes'
import type { Traits } from './traits'

/** A console in its box: measures, its centre `m`, scale `f` and two colours. */
export type Shell = Readonly<Record<'W' | 'H' | 'X' | 'Y' | 'x' | 'y' | 'm' | 'f', number> & { t: Traits; c: string; c2: string }>
export type DrawShell = (shell: Shell) => string

/** Seen from the front and a little from the side: a dark spine with a strip of light, and the nearer of the two shells. */
const ps5Shell: DrawShell = ({ t, H, Y, y, m, c }) => {
  const h = H * 0.5,
    a = 90 - h * 0.6,
    b = 90 + h * 0.62,
    q = t.pro ? 4 : 8
  return (
    path(pen`M${a - 9} ${y + 12}Q${a + 6} ${m} ${a - 7} ${Y - 6}l20 4L${a + 20} ${y + 4}z`, { fill: '#23282b' }) +
    path(pen`M${a - 6} ${y + 14}Q${a + 7} ${m} ${a - 4} ${Y - 9}`, { stroke: '#8fbbe8', 'stroke-width': 1.6 }) +
    path(
      pen`M${a + 2} ${y + 9}Q90 ${y - q} ${b} ${y + 3}Q${b - 9} ${m} ${b - 1} ${Y - 4}Q90 ${Y + q - 2} ${a + 6} ${Y - 7}Q${a + 19} ${m} ${a + 2} ${y + 9}z`,
      { fill: c },
    ) +
    (t.seam ? path(pen`M${a + 12} ${y + H * t.seam}Q90 ${y + H * t.seam - 5} ${b - 4} ${y + H * t.seam - 2}`, FINE) : '') +
    (t.pro ? path([-5, 0, 5].map((v) => pen`M${a + 13} ${m + v}L${b - 5} ${m + v}`).join(''), FINE) : '') +
    (t.bulge ? path(pen`M${b - 14} ${m + 16}q-3 26 1 54`, FINE) : '') +
    path(pen`M${a + 4} ${Y + 3}H${b - 8}`)
  )
}

const towerShell: DrawShell = ({ t, W, H, Y, x, y, m, c }) => {
  return (
    rect(x, y, W, H, t.r ?? 4, { fill: c }) +
    (t.round
      ? circle(m, y + H * 0.36, W * 0.37, { fill: paint('ink') }) +
        detail([0, 1, 2, 3].map((i) => circle(m, y + H * 0.36, W * (0.06 + 0.08 * i))).join(''))
      : '') +
    (t.vent
      ? path(pen`M${x + 7} ${y + 7}h${W - 14}`, { 'stroke-dasharray': '.1 7' }) +
        path(pen`M${x + 7} ${y + 13}h${W - 14}`, { 'stroke-dasharray': '.1 7' })
      : '') +
    (t.slot ? fine(path(pen`M${x + W * 0.18} ${Y - H * 0.18}v${-H * 0.34}`)) : '') +
    fine(circle(x + W * 0.2, y + H * 0.1, 2.4)) +
    path(pen`M${x + 6} ${Y + 3}h${W - 12}`)
  )
}

const boxShell: DrawShell = ({ t, W, H, X, x, y, m, f, c, c2 }) => {
  const ports = Math.min(t.ports ?? 0, 8)
  const dp = (t.dp || 60) * f * 0.5,
    o = W * 0.06,
    yt = y - dp / 2,
    yf = yt + dp,
    sl = (t.slant || 0) * H
  return (
    path(pen`M${x} ${yf}L${x + o} ${yt}H${X - o}L${X} ${yf}z`, { fill: t.top ? c2 : c }) +
    (t.lid
      ? path(
          pen`M${m - W * 0.2 + (t.lx || 0) * W} ${yf - dp * 0.5}a${W * 0.2} ${dp * 0.36} 0 1 0 ${W * 0.4} 0a${W * 0.2} ${dp * 0.36} 0 1 0 ${-W * 0.4} 0z`,
          { fill: PAPER },
        )
      : '') +
    (t.cart ? path(pen`M${m - W * 0.22} ${yf - dp * 0.58}h${W * 0.44}v${dp * 0.3}h${-W * 0.44}z`, { fill: TINT }) : '') +
    (t.split ? path(pen`M${x + o + (W - 2 * o) * t.split} ${yt}L${x + W * t.split} ${yf}`) : '') +
    (t.curve
      ? path(pen`M${x} ${yf}q${W / 2} 9 ${W} 0v${H}q${-W / 2} 9-${W} 0z`, { fill: c })
      : path(pen`M${x} ${yf}H${X}L${X - sl} ${yf + H}H${x + sl}z`, { fill: c })) +
    (t.line ? path(pen`M${x} ${yf + H * 0.5}h${W}`, FINE) : '') +
    (t.layers ? path(pen`M${x} ${yf + H / 3}h${W}M${x} ${yf + H * 0.67}h${W}`, FINE) : '') +
    (t.slot ? fine(path(pen`M${x + W * 0.12} ${yf + H * (t.slot === 2 ? 0.3 : 0.5)}h${W * 0.36}`)) : '') +
    (ports
      ? fine(
          Array.from({ length: ports }, (_, i) =>
            circle(m + (i - (ports - 1) / 2) * W * 0.17, yf + H * 0.6, Math.min(H * 0.22, 5), { fill: PAPER }),
          ).join(''),
        )
      : '') +
    (t.ribs
      ? detail(
          path(
            [0, 1, 2, 3, 4, 5, 6]
              .map((i) => pen`M${x + W * (0.2 + i * 0.1)} ${yt + 4}L${x + W * (0.17 + i * 0.11)} ${yf - 3}`)
              .join(''),
          ),
        )
      : '') +
    (t.wood ? fine(path(pen`M${x + 4} ${yf + H * 0.5}h${W - 8}`)) : '')
  )
}

const upShell: DrawShell = ({ t, W, H, Y, x, y, c }) => {
  return (
    rect(x, y, W, H, 3, { fill: c }) +
    fine(path(pen`M${x + W * 0.36} ${y + H * 0.1}v${H * 0.5}`)) +
    (t.foot ? path(pen`M${x - 10} ${Y + 1}h${W + 20}`) : '') +
    circle(x + W * 0.66, y + H * 0.12, 2.4, FINE)
  )
}

const cubeShell: DrawShell = ({ W, H, X, x, y, m, c }) => {
  return (
    path(pen`M${x} ${y + H * 0.26}L${x + W * 0.14} ${y}H${X - W * 0.14}L${X} ${y + H * 0.26}z`, { fill: c }) +
    ellipse(90, y + H * 0.13, W * 0.24, H * 0.09, { fill: PAPER }) +
    rect(x, y + H * 0.26, W, H * 0.74, 5, { fill: c }) +
    fine([-3, -1, 1, 3].map((i) => circle(m + i * W * 0.1, y + H * 0.56, 4.6, { fill: PAPER })).join('')) +
    fine(path(pen`M${m - W * 0.3} ${y + H * 0.8}h${W * 0.6}`))
  )
}

const vrShell: DrawShell = ({ t, W, H, X, x, y, m, c }) => {
  return (
    path(pen`M${x + 6} ${m}Q${m} ${y - H * 0.34} ${X - 6} ${m}`, { 'stroke-width': t.halo ? 9 : 5 }) +
    path(
      pen`M${x} ${m - 6}q0-16 16-16H${X - 16}q16 0 16 16v${H * 0.3}q0 14-14 14h-${W * 0.2}q-8 0-12-8l-4-6q-7-8-14 0l-4 6q-4 8-12 8H${x + 14}q-14 0-14-14z`,
      { fill: c },
    ) +
    fine(
      t.dots
        ? [0.1, 0.62]
            .flatMap((b) => [0.14, 0.86].map((a) => circle(x + W * a, m - 14 + H * 0.4 * b, 3.4, { fill: TINT })))
            .join('')
        : path(pen`M${x + 12} ${m - 2}h${W * 0.14}M${X - 12} ${m - 2}h${-W * 0.14}M${m - 9} ${m - 9}h18`),
    )
  )
}

const wiiShell: DrawShell = ({ W, H, X, Y, x, y, c }) => {
  return (
    path(pen`M${x} ${y}H${X}L${X - 4} ${Y}H${x + 8}z`, { fill: c }) +
    fine(path(pen`M${x + W * 0.34} ${y + 9}v${H * 0.5}`)) +
    circle(x + W * 0.3, Y - 14, 2.6, FINE) +
    path(pen`M${x - 6} ${Y + 2}l${W + 6} 0`)
  )
}

export const HOME_CONSOLES: Readonly<Record<string, DrawShell>> = {
  ps5: ps5Shell,
  tower: towerShell,
  box: boxShell,
  up: upShell,
  cube: cubeShell,
  vr: vrShell,
  wii: wiiShell,
}
