import { rect, circle, path, pen, fine, detail, DETAIL, paint, PAPER, TINT, FINE, PLAIN } from './shapes'
import type { Traits } from './traits'
import { HOME_CONSOLES, type DrawShell } from './home-consoles'

const stick = (cx: number, cy: number, r: number) => circle(cx, cy, r, { fill: PAPER }) + circle(cx, cy, r * 0.45, DETAIL)
const plus = (cx: number, cy: number, r: number) => path(pen`M${cx - r} ${cy}h${2 * r}M${cx} ${cy - r}v${2 * r}`)
const four = (cx: number, cy: number, r: number, q = 2) =>
  fine(circle(cx, cy - r, q) + circle(cx, cy + r, q) + circle(cx - r, cy, q) + circle(cx + r, cy, q))

const handShell: DrawShell = ({ t, W, H, X, Y, x, y, c, c2 }) => {
  const g = W * (t.g || 0.16),
    r = t.r ?? H * 0.12,
    sy = t.k === 'switch' ? 0.3 : 0.32,
    off = t.off !== 0
  let s = ''
  if (t.rails)
    s +=
      path(pen`M${x + g} ${y}H${x + r}q-${r} 0-${r} ${r}V${Y - r}q0 ${r} ${r} ${r}H${x + g}z`, { fill: c }) +
      path(pen`M${X - g} ${y}H${X - r}q${r} 0 ${r} ${r}V${Y - r}q0 ${r}-${r} ${r}H${X - g}z`, { fill: c2 }) +
      rect(x + g, y, W - 2 * g, H, 0, { fill: PAPER })
  else if (t.wing)
    s += path(
      pen`M${x + g * 0.5} ${y}H${X - g * 0.5}q${g * 0.5} 0 ${g * 0.5} ${g * 0.6}V${Y - g * 0.1}q-2 ${g * 0.7}-${g * 0.5} ${g * 0.5}Q${X - g * 0.95} ${Y} ${X - g} ${Y - H * 0.12}H${x + g}Q${x + g * 0.95} ${Y} ${x + g * 0.5} ${Y + g * 0.4}Q${x + 2} ${Y + g * 0.6} ${x} ${Y - g * 0.1}V${y + g * 0.6}q0-${g * 0.6} ${g * 0.5}-${g * 0.6}z`,
      { fill: c },
    )
  else s += rect(x, y, W, H, r, { fill: c })
  const sb = t.sb ?? 4,
    st = t.st ?? sb
  s += rect(x + g + sb, y + st, W - 2 * g - 2 * sb, H - st - (t.wing ? H * 0.12 + 5 : (t.bb ?? st)), 2.5, {
    fill: TINT,
    ...(t.rails ? PLAIN : { ...FINE }),
  })
  const q = Math.min(g * 0.27, H * 0.11),
    lx = x + g * 0.5,
    rx = X - g * 0.5
  if (t.sticks !== 0) {
    const hi = y + H * sy,
      lo = y + H * (sy + 0.34)
    s += fine(stick(lx, hi, q * 1.1))
    if (t.sticks !== 1) s += fine(stick(rx, off ? lo : hi, q * 1.1))
    if (t.dpad !== 0) s += fine(plus(lx, lo, q))
    s += t.dpad === 0 ? four(lx, lo, q * 1.05, q * 0.4) : ''
    s += four(rx, off ? hi : lo, q * 1.05, q * 0.4)
    if (t.pads) s += detail(rect(lx - q, y + H * 0.68, q * 2, q * 2, 2) + rect(rx - q, y + H * 0.68, q * 2, q * 2, 2))
  } else
    s +=
      fine(plus(lx, y + H * 0.5, q * 1.15)) +
      four(rx, y + H * 0.5, q * 1.2, q * 0.5) +
      (t.nub ? fine(circle(lx, y + H * 0.78, q * 0.8)) : '')
  return s
}

const clamShell: DrawShell = ({ t, W, H, X, x, y, m, c }) => {
  const hh = H / 2,
    u = t.u || 0.5,
    l = t.l || 0.5,
    r = t.r ?? 8,
    s1 = W * u,
    s2 = W * l,
    h1 = hh * 0.7,
    h2 = hh * 0.64
  return (
    rect(x, y, W, hh, r, { fill: c }) +
    rect(m - s1 / 2, y + hh * 0.13, s1, h1, 2, { fill: TINT, ...FINE }) +
    rect(x, y + hh, W, hh, r, { fill: c }) +
    rect(m - s2 / 2, y + hh + hh * 0.14, s2, h2, 2, { fill: t.one ? c : TINT, ...FINE, ...(t.one ? { stroke: 'none' } : {}) }) +
    path(pen`M${x + W * 0.2} ${y + hh}h${W * 0.6}`, { 'stroke-width': 7 }) +
    fine(
      t.pad
        ? circle(x + W * 0.13, y + hh * 1.3, W * 0.055, { fill: PAPER }) + plus(x + W * 0.13, y + hh * 1.66, W * 0.045)
        : plus(x + W * 0.13, y + hh * (t.one ? 1.46 : 1.46), W * 0.055),
    ) +
    four(X - W * 0.13, y + hh * 1.42, W * 0.05, W * 0.02)
  )
}

const wedgeShell: DrawShell = ({ W, H, X, x, y, m, c }) => {
  return (
    path(
      pen`M${x} ${y}H${X}V${y + H * 0.9}q0 ${H * 0.1}-${H * 0.1} ${H * 0.1}H${x + H * 0.1}q-${H * 0.1} 0-${H * 0.1}-${H * 0.1}z`,
      { fill: c },
    ) +
    rect(m - W * 0.29, y + H * 0.08, W * 0.58, H * 0.36, 2, { fill: TINT, ...FINE }) +
    rect(m - W * 0.24, y + H * 0.54, W * 0.48, H * 0.36, 2, { fill: TINT, ...FINE }) +
    fine(stick(x + W * 0.13, y + H * 0.56, W * 0.055) + plus(x + W * 0.13, y + H * 0.74, W * 0.045)) +
    four(X - W * 0.13, y + H * 0.6, W * 0.05, W * 0.02)
  )
}

const gbShell: DrawShell = ({ t, W, H, X, Y, x, y, c }) => {
  return (
    path(pen`M${x} ${y + 7}q0-7 7-7H${X - 7}q7 0 7 7V${Y - 16}q0 16-16 16H${x + 10}q-10 0-10-10z`, { fill: c }) +
    rect(x + 8, y + 10, W - 16, H * 0.4, 4, { fill: PAPER, ...FINE }) +
    rect(x + 15, y + 15, W - 30, H * 0.4 - 10, 1, { fill: TINT, ...PLAIN }) +
    (t.four
      ? fine(plus(x + W * 0.26, y + H * 0.64, W * 0.11)) + four(x + W * 0.74, y + H * 0.64, W * 0.1, W * 0.045)
      : fine(
          plus(x + W * 0.26, y + H * 0.64, W * 0.12) +
            circle(x + W * 0.66, y + H * 0.68, W * 0.075, { fill: PAPER }) +
            circle(x + W * 0.84, y + H * 0.62, W * 0.075, { fill: PAPER }),
        )) +
    detail(path(pen`M${X - W * 0.36} ${y + H * 0.9}l6-8m4 8l6-8m4 8l6-8`))
  )
}

const gbaShell: DrawShell = ({ W, H, X, Y, x, y, c }) => {
  return (
    path(
      pen`M${x + W * 0.12} ${y}H${X - W * 0.12}Q${X} ${y} ${X} ${y + H * 0.5}T${X - W * 0.14} ${Y}H${x + W * 0.14}Q${x} ${Y} ${x} ${y + H * 0.5}T${x + W * 0.12} ${y}z`,
      { fill: c },
    ) +
    rect(x + W * 0.24, y + H * 0.14, W * 0.52, H * 0.66, 4, { fill: TINT, ...FINE }) +
    fine(
      plus(x + W * 0.125, y + H * 0.44, W * 0.055) +
        circle(X - W * 0.08, y + H * 0.38, 3.6, { fill: PAPER }) +
        circle(X - W * 0.16, y + H * 0.52, 3.6, { fill: PAPER }),
    )
  )
}

const slimShell: DrawShell = ({ t, W, H, X, x, y, c }) => {
  return (
    rect(x, y, W, H, t.r ?? 6, { fill: c }) +
    rect(x + W * (0.5 - (t.s || 0.26)), y + H * 0.16, W * 2 * (t.s || 0.26), H * 0.68, 2, { fill: TINT, ...FINE }) +
    fine(
      plus(x + W * 0.12, y + H * 0.5, Math.min(W * 0.06, 8)) +
        circle(X - W * 0.08, y + H * 0.5, 4, { fill: PAPER }) +
        circle(X - W * 0.17, y + H * 0.5, 4, { fill: PAPER }),
    ) +
    (t.plate ? rect(x + 5, y + 5, W - 10, H - 10, 3, { stroke: paint('sand'), 'stroke-width': 2.6 }) : '')
  )
}

const slideShell: DrawShell = ({ W, H, X, Y, x, y, c }) => {
  return (
    rect(x, y, W, H * 0.62, 12, { fill: c }) +
    rect(x + 8, y + 6, W - 16, H * 0.62 - 12, 4, { fill: TINT, ...PLAIN }) +
    path(pen`M${x + 5} ${y + H * 0.62}V${Y - 12}q0 12 12 12H${X - 17}q12 0 12-12V${y + H * 0.62}`, { fill: c }) +
    fine(plus(x + W * 0.17, y + H * 0.82, 5) + circle(x + W * 0.33, y + H * 0.86, 4)) +
    four(X - W * 0.2, y + H * 0.82, 5, 2)
  )
}

const portalShell: DrawShell = ({ W, H, X, Y, x, y, m, c }) => {
  const g = W * 0.2
  return (
    rect(x + g * 0.8, y + 4, W - g * 1.6, H * 0.82, 7, { fill: PAPER }) +
    rect(x + g * 0.8 + 6, y + 10, W - g * 1.6 - 12, H * 0.82 - 12, 3, { fill: TINT, ...PLAIN }) +
    path(
      pen`M${x + g} ${y}h-6Q${x} ${y} ${x} ${m}T${x + 9} ${Y}Q${x + g * 0.8} ${Y} ${x + g} ${y + H * 0.62}zM${X - g} ${y}h6Q${X} ${y} ${X} ${m}T${X - 9} ${Y}Q${X - g * 0.8} ${Y} ${X - g} ${y + H * 0.62}z`,
      { fill: c },
    ) +
    fine(
      plus(x + g * 0.5, y + H * 0.3, 4.4) +
        circle(x + g * 0.66, y + H * 0.56, 5.4, { fill: PAPER }) +
        circle(X - g * 0.66, y + H * 0.56, 5.4, { fill: PAPER }),
    ) +
    four(X - g * 0.5, y + H * 0.3, 5, 2)
  )
}

const wiiuShell: DrawShell = ({ W, H, X, x, y, m, c }) => {
  return (
    rect(x, y, W, H, 16, { fill: c }) +
    rect(m - W * 0.27, y + H * 0.16, W * 0.54, H * 0.62, 2, { fill: TINT, ...FINE }) +
    fine(stick(x + W * 0.11, y + H * 0.28, 6) + stick(X - W * 0.11, y + H * 0.28, 6) + plus(x + W * 0.11, y + H * 0.58, 6)) +
    four(X - W * 0.11, y + H * 0.58, 6.4, 2.4) +
    circle(m, y + H * 0.89, 2.4, FINE)
  )
}

const HAND_CONSOLES: Readonly<Record<string, DrawShell>> = {
  hand: handShell,
  switch: handShell,
  clam: clamShell,
  wedge: wedgeShell,
  gb: gbShell,
  gba: gbaShell,
  slim: slimShell,
  slide: slideShell,
  portal: portalShell,
  wiiu: wiiuShell,
}

const SHELLS: Readonly<Record<string, DrawShell>> = { ...HOME_CONSOLES, ...HAND_CONSOLES }

/** Size in mm as the console is used, compressed, so that a Game Boy micro is readable beside a PlayStation 5. */
export function drawConsole(t: Traits): string {
  const [w, h] = [t.w ?? 200, t.h ?? 100]
  const longest = Math.max(w, h)
  const f = (4.6 * Math.pow(longest, 0.6)) / longest
  const [W, H] = [w * f, h * f]
  const [x, y] = [(180 - W) / 2, (180 - H) / 2]
  const c = paint(t.c ?? 'stone')
  const draw = SHELLS[t.k ?? 'box']
  return draw
    ? draw({ t, W, H, x, y, X: x + W, Y: y + H, m: 90, f, c, c2: paint(t.c2 ?? 'paper') })
    : rect(x, y, W, H, 8, { fill: c })
}
