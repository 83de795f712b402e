import { rect, circle, path, group, pen, fine, detail, paint, PAPER, TINT, FINE, SOLID, PLAIN } from './shapes'
import type { Traits } from './traits'
import { cameraGroup } from './camera-group'
import { drawFront, drawScreen } from './draw-screens'
import { drawPhoneFront } from './phone-front'

type Body = Readonly<Record<'w' | 'h' | 'k' | 'r', number> & Record<'c' | 'f' | 'b', string> & { t: Traits }>

const cameras = ({ b, w, k, c, t }: Body, x: number, y: number) => group(cameraGroup(b, [x, y, w], k, t.l), { fill: c, ...FINE })

/** Closed cover at the left, open front at the right. */
function drawFlip(body: Body): string {
  const { w, h, r, c, t } = body
  const ch = h * 0.53,
    x0 = (180 - w * 1.84) / 2,
    y = (180 - h) / 2,
    cy = y + h - ch,
    fx = x0 + w * 0.84,
    cov = t.cover || 'g'
  let cc = rect(x0, cy, w, ch, r, { fill: c })
  if (cov === 'strip')
    cc += fine(
      rect(x0 + w * 0.3, cy + 8, 13, 6, 3, { fill: TINT }) +
        circle(x0 + 9, cy + 11, 3.6, { fill: PAPER }) +
        circle(x0 + 18, cy + 11, 3.6, { fill: PAPER }),
    )
  else if (cov === 'half')
    cc +=
      rect(x0 + 1, cy + 1, w - 2, ch * 0.34, r, { fill: TINT, ...PLAIN }) +
      path(pen`M${x0} ${cy + ch * 0.36}h${w}`) +
      fine(circle(x0 + 11, cy + 9, 4.4, { fill: PAPER }) + circle(x0 + 11, cy + 21, 4.4, { fill: PAPER }))
  else if (cov === 'big')
    cc +=
      rect(x0 + 5, cy + 5, w - 10, ch - 10, r - 4, { fill: TINT, ...PLAIN }) +
      fine(
        [0, 14]
          .map((p) =>
            t.side === 'r'
              ? circle(x0 + 14 + p, cy + ch - 14, 5.4, { fill: PAPER })
              : circle(x0 + 14, cy + 14 + p, 5.4, { fill: PAPER }),
          )
          .join(''),
      )
  else if (cov === 'tab')
    cc +=
      rect(x0 + 5, cy + 5, w - 10, ch - 10, r - 4, { fill: TINT, ...PLAIN }) +
      fine(circle(x0 + 14, cy + ch - 15, 5.4, { fill: PAPER }) + circle(x0 + 29, cy + ch - 15, 5.4, { fill: PAPER }))
  else if (cov === 'tallscreen')
    cc +=
      rect(x0 + w * 0.42, cy + 8, w * 0.42, ch - 16, 5, { fill: TINT }) +
      fine(circle(x0 + 13, cy + 14, 5.4, { fill: PAPER }) + circle(x0 + 13, cy + 29, 5.4, { fill: PAPER }))
  else if (cov === 'twin')
    cc += fine(circle(x0 + w / 2, cy + ch * 0.27, 12, { fill: PAPER }) + circle(x0 + w / 2, cy + ch * 0.72, 12, { fill: TINT }))
  else if (cov === 'mid')
    cc +=
      rect(x0 + w * 0.22, cy + 16, w * 0.56, ch * 0.5, 4, { fill: TINT }) +
      fine(circle(x0 + w / 2, cy + 8.5, 3.6, { fill: PAPER }))
  return (
    cc +
    drawFront({ x: fx, y, w, h, r }, t, c) +
    drawPhoneFront(t.in || 'hole', fx, y, w, h, r, t) +
    detail(path(pen`M${fx + 5} ${y + h / 2}h${w - 10}`, { 'stroke-dasharray': '1 5' }))
  )
}

/** Back at the left, open inner screen at the right. */
function drawFold(body: Body): string {
  const { w, h, k, r, c, t } = body
  const W = t.o ? t.o * k : w * 1.92,
    vis = Math.min(w * 0.55, 174 - W),
    x0 = (180 - W - vis) / 2,
    y = (180 - h) / 2,
    fx = x0 + vis
  return (
    rect(x0, y - 1, w, h, r, { fill: c }) +
    cameras(body, x0, y - 1) +
    drawFront({ x: fx, y: y + 1, w: W, h, r }, t, c) +
    drawScreen(fx + 5, y + 6, W - 10, h - 10, Math.max(2, r - 4)) +
    fine(path(pen`M${fx + W / 2} ${y + 6}v${h - 10}`, { 'stroke-dasharray': '1 6' })) +
    (t.in === 'hole' ? circle(fx + W * 0.75, y + 13, 3, SOLID) : t.in === 'holer' ? circle(fx + W - 15, y + 14, 3, SOLID) : '')
  )
}

/** Back at the left, front at the right. */
function drawBar(body: Body): string {
  const { w, h, r, c, f, t } = body
  const ov = 0.82,
    tw = w * (1 + ov),
    x0 = (180 - tw) / 2,
    y0 = (180 - h - 5) / 2,
    fx = x0 + w * ov,
    fy = y0 + 5
  let back = rect(x0, y0, w, h, r, { fill: c }) + cameras(body, x0, y0)
  if (t.fp)
    back += fine(
      t.fp === 'sq' ? rect(x0 + w / 2 - 6, y0 + h * 0.24, 12, 12, 3) : circle(x0 + w / 2, y0 + h * (t.fpy || 0.27), 5.6),
    )
  if (t.two) back += path(pen`M${x0} ${y0 + h * 0.21}h${w}`) // two-tone glass (Pixel 1–3)
  if (t.glyph)
    back += detail(
      path(
        t.glyph === 'c'
          ? pen`M${x0 + w * 0.25} ${y0 + h * 0.62}a${w * 0.25} ${w * 0.25} 0 1 1 ${w * 0.12} ${w * 0.18}`
          : pen`M${x0 + w * 0.3} ${y0 + h * 0.45}q0-${w * 0.22} ${w * 0.24}-${w * 0.22}M${x0 + w * 0.3} ${y0 + h * 0.55}v${h * 0.12}M${x0 + w * 0.5} ${y0 + h * 0.84}v6`,
      ),
    )
  if (t.rugged) back += detail(path(pen`M${x0 + 6} ${y0 + h * 0.9}h${w * 0.5}M${x0 + 6} ${y0 + h * 0.86}h${w * 0.5}`))
  if (f === 'swivel')
    return (
      back +
      rect(fx, fy, w, h, r, { fill: PAPER }) +
      rect(fx + 5, fy + h * 0.46, w - 10, h * 0.5, 4, { fill: TINT }) +
      rect(fx - (h - w) / 2, fy, h, w, r, { fill: PAPER }) +
      rect(fx - (h - w) / 2 + 5, fy + 5, h - 10, w - 10, r - 3, { fill: TINT, ...PLAIN })
    )
  return back + drawFront({ x: fx, y: fy, w, h, r }, t, c) + drawPhoneFront(f, fx, fy, w, h, r, t)
}

export function drawPhone(t: Traits): string {
  const k = 0.98
  const [w, h, r] = [(t.w ?? 72) * k, (t.h ?? 150) * k, (t.r ?? 9) * k]
  const body: Body = { t, k, w, h, r, c: paint(t.c ?? 'stone'), f: t.f ?? 'plain', b: t.b ?? 'none' }
  if (body.f === 'flip') return drawFlip(body)
  return body.f === 'fold' || body.f === 'wrap' ? drawFold(body) : drawBar(body)
}
