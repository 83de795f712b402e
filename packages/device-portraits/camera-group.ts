import { circle, detail, DETAIL, group, path, pen, PLAIN, rect, TINT } from './shapes'

/** Where the camera group of a phone is: the back's rectangle, its lenses, and what collects the drawing. */
type Back = Readonly<
  Record<'X' | 'Y' | 'W' | 'n' | 'plus' | 'ds' | 'mid', number> & {
    kind: string
    at: string
    lay: string
    u: (mm: number) => number
    ring: (cx: number, cy: number, diameter: number, inset?: number) => void
    dot: (cx: number, cy: number, r?: number) => void
    frame: (x: number, y: number, w: number, h: number, r: number) => void
    cover: (drawing: string) => void
  }
>
type Point = readonly [x: number, y: number]
type Layout = (back: Back) => void

const corners = (near: number, far: number): Point[] => [near, far].flatMap((y) => [near, far].map((x): Point => [x, y]))

const gGroup: Layout = ({ u, X, Y, frame }) => {
  frame(X + u(8), Y + u(8), u(19), u(19), u(6))
}

const dotGroup: Layout = ({ at, ds, u, mid, X, Y, W, ring, dot }) => {
  const dd = ds || 10,
    x = at === 'c' ? mid : at === 'r' ? X + W - u(12) : X + u(12)
  ring(x, Y + u(at === 'c' ? 17 : 12), dd)
  dot(x + (at === 'c' ? 0 : at === 'r' ? -1 : 1) * u(11), Y + u(at === 'c' ? 28 : 12))
}

const colGroup: Layout = ({ at, n, plus, ds, u, mid, X, Y, ring, dot }) => {
  const dd = ds || 11,
    x = at === 'c' ? mid : X + u(8 + dd / 2),
    s = dd + 4.5
  for (let i = 0; i < n; i++) ring(x, Y + u(8 + dd / 2 + i * s), dd)
  for (let i = 0; i < plus; i++) ring(x + u(dd + 3), Y + u(8 + dd / 2 + (i + 0.5) * s), dd * 0.72)
  if (!plus) dot(x + u(dd * 0.5 + 5), Y + u(8 + dd / 2))
}

const pillGroup: Layout = ({ at, n, ds, u, mid, X, Y, W, ring, dot, frame, kind }) => {
  const dd = ds || 10,
    s = dd + 3,
    wide = kind === 'tall',
    bw = wide ? dd + 14 : dd + 7,
    bh = n * s + 5 + (wide ? 2 : 0),
    bx = at === 'c' ? mid - u(bw / 2) : at === 'r' ? X + W - u(bw + 6) : X + u(6),
    by = Y + u(at === 'c' ? 12 : 7)
  frame(bx, by, u(bw), u(bh), u(wide ? 6 : bw / 2))
  for (let i = 0; i < n; i++) ring(bx + u(wide ? dd / 2 + 3.5 : bw / 2), by + u(4 + dd / 2 + i * s + (wide ? 1 : 0)), dd)
  if (wide) dot(bx + u(bw - 4.5), by + u(7))
}

const sqGroup: Layout = ({ at, n, lay, ds, u, mid, X, Y, ring, dot, frame }) => {
  const dd = ds || (n > 2 && lay !== 'v' ? 12 : n === 1 ? 12 : 12),
    bw = n <= 2 && lay !== 'v' ? 28 : n === 1 ? 22 : 31,
    x = at === 'c' ? mid - u(bw / 2) : X + u(5),
    y = Y + u(at === 'c' ? 9 : 5),
    a = u(bw * 0.28),
    b = u(bw * 0.72)
  frame(x, y, u(bw), u(bw), u(8))
  const three: readonly Point[] =
    lay === 'v' ? [6, bw / 2, bw - 6].map((at): Point => [a, u(at)]) : [[a, a], [a, b], lay === 'l' ? [b, a] : [b, u(bw / 2)]]
  const lenses: readonly Point[] =
    n === 1
      ? [[a * 1.2, a * 1.2]]
      : n === 2
        ? [
            [a, a],
            [lay === 'd' ? b : a, b],
          ]
        : n === 3
          ? three
          : corners(a, b)
  lenses.forEach(([p, q]) => ring(x + p, y + q, dd))
  if (n === 2) dot(x + b, y + (lay === 'd' ? a : u(bw / 2)))
  else if (n === 3) dot(x + b, y + (lay === 'l' ? b : u(5.5)))
  else if (n === 1) dot(x + b * 1.05, y + b * 1.05)
  else if (n === 5) dot(x + u(bw / 2), y + u(bw / 2), 2)
}

const rowGroup: Layout = ({ at, n, ds, u, mid, X, Y, ring, dot, frame }) => {
  const dd = ds || 9,
    s = dd + 3,
    bw = n * s + 6 + (n < 3 ? 6 : 4),
    bh = dd + 6,
    bx = at === 'l' ? X + u(6) : mid - u(bw / 2),
    by = Y + u(at === 'l' ? 7 : 22)
  frame(bx, by, u(bw), u(bh), u(6))
  for (let i = 0; i < n; i++) ring(bx + u(4 + dd / 2 + i * s), by + u(bh / 2), dd)
  dot(bx + u(bw - 4.5), by + u(bh / 2))
}

const bareGroup: Layout = ({ at, n, ds, u, mid, X, Y, ring, dot }) => {
  const dd = ds || 9,
    s = dd + 3.5,
    bx = at === 'c' ? mid - u(((n - 1) * s) / 2) : X + u(11)
  for (let i = 0; i < n; i++) ring(bx + i * u(s), Y + u(at === 'c' ? 22 : 12), dd)
  dot(bx + u(n * s - 1), Y + u(at === 'c' ? 22 : 12))
}

const discGroup: Layout = ({ at, n, ds, u, mid, X, Y, ring, dot, cover }) => {
  const big = n > 2 ? 42 : 32,
    r = ds ? ds / 2 : big / 2,
    cx = at === 'c' ? mid : X + u(r + 5),
    cy = Y + u(r + (at === 'c' ? 9 : 6)),
    dd = n === 1 ? r : n < 3 ? 10 : 11,
    o = u(r * 0.5)
  cover(circle(cx, cy, u(r)))
  const lenses: readonly Point[] =
    n === 1
      ? [[0, 0]]
      : n === 2
        ? [
            [0, -o],
            [0, o],
          ]
        : n === 3
          ? [
              [-o * 0.9, -o * 0.6],
              [o * 0.9, -o * 0.6],
              [0, o * 0.9],
            ]
          : corners(-o * 0.8, o * 0.8)
  lenses.forEach(([p, q]) => ring(cx + p, cy + q, dd))
  if (n === 3) dot(cx, cy - u(r * 0.1), 1.3)
}

const barGroup: Layout = ({ n, ds, u, X, Y, W, ring, dot, cover }) => {
  const dd = ds || 9,
    bh = dd + 7,
    by = Y + u(16)
  cover(path(pen`M${X} ${by}h${W}v${u(bh)}h${-W}z`, { fill: TINT }))
  for (let i = 0; i < n; i++) ring(X + u(12 + i * (dd + 3.5)), by + u(bh / 2), dd)
  dot(X + u(12 + n * (dd + 3.5) - 1), by + u(bh / 2))
}

const bandGroup: Layout = ({ n, ds, u, X, Y, W, ring, dot, cover }) => {
  const dd = ds || 10,
    bh = dd + 7,
    by = Y + u(14)
  cover(rect(X + u(5), by, W - u(10), u(bh), u(bh / 2), { fill: TINT }))
  for (let i = 0; i < n; i++) ring(X + u(14 + i * (dd + 3)), by + u(bh / 2), dd)
  dot(X + u(14 + n * (dd + 3)), by + u(bh / 2))
}

const platGroup: Layout = ({ n, u, X, Y, W, ring, dot, cover }) => {
  const bh = n > 1 ? 36 : 22,
    x = X + u(3),
    y = Y + u(3)
  cover(rect(x, y, W - u(6), u(bh), u(n > 1 ? 10 : 11)))
  if (n > 1) {
    ring(x + u(11), y + u(10), 13)
    ring(x + u(11), y + u(26), 13)
    ring(x + u(26), y + u(18), 13)
    dot(x + u(44), y + u(8))
  } else {
    ring(x + u(12), y + u(11), 14)
    dot(x + u(32), y + u(11))
  }
}

const twinGroup: Layout = ({ n, ds, u, X, Y, ring, dot }) => {
  const dd = ds || 19,
    x = X + u(6 + dd / 2)
  for (let i = 0; i < 2; i++) {
    const y = Y + u(7 + dd / 2 + i * (dd + 3))
    ring(x, y, dd, 0)
    if (n > 2 && i === 0) {
      dot(x, y - u(dd * 0.2), 1.8)
      dot(x, y + u(dd * 0.2), 1.8)
    } else dot(x, y, 2.6)
  }
  dot(x + u(dd * 0.5 + 6), Y + u(9))
}

const triGroup: Layout = ({ n, ds, u, X, Y, ring, dot }) => {
  const dd = ds || 13,
    x = X + u(8 + dd / 2),
    y = Y + u(8 + dd / 2),
    s = dd + 4
  ring(x, y, dd)
  ring(x, y + u(s), dd)
  if (n > 2) ring(x + u(s * 0.86), y + u(s / 2), dd)
  dot(x + u(s * 0.86), y - u(2))
}

const visGroup: Layout = ({ n, u, X, Y, W, ring, cover }) => {
  const bw = W - u(10),
    x = X + u(5)
  cover(rect(x, Y + u(6), bw, u(30), u(10), { fill: TINT }))
  for (let i = 0; i < n; i++) ring(x + u(11 + (i > 1 ? 16 : 0)), Y + u(6 + (i === 0 ? 8 : i === 1 ? 22 : 15)), 12)
}

const LAYOUTS: Readonly<Record<string, Layout>> = {
  g: gGroup,
  dot: dotGroup,
  col: colGroup,
  pill: pillGroup,
  tall: pillGroup,
  sq: sqGroup,
  row: rowGroup,
  bare: bareGroup,
  disc: discGroup,
  bar: barGroup,
  band: bandGroup,
  plat: platGroup,
  twin: twinGroup,
  tri: triGroup,
  vis: visGroup,
}

const SPEC = /^([a-z]+)(\d)?([dvl])?(?:\+(\d))?(?:@([lcr]))?$/

/** A camera group from its word: shape, number of lenses and place, such as `sq3`, `col3+2` or `disc4@c`. `ds`: diameter of a lens. */
export function cameraGroup(spec: string, [X, Y, W]: readonly [number, number, number], k: number, ds = 0): string {
  const [, kind = 'none', count = '1', lay = '', plus = '0', at = 'l'] = SPEC.exec(spec) ?? []
  const layout = LAYOUTS[kind]
  if (!layout) return ''
  const u = (mm: number) => mm * k
  let [box, rings, cores, glints, dots] = ['', '', '', '', '']
  layout({
    ...{ X, Y, W, kind, at, lay, ds, u, n: Number(count), plus: Number(plus), mid: X + W / 2 },
    ring: (cx, cy, diameter, inset = 0.8) => {
      const r = u(diameter) / 2 - inset
      rings += circle(cx, cy, r)
      if (inset === 0 || r <= 3) return
      cores += circle(cx, cy, r * 0.54)
      glints += circle(cx - r * 0.2, cy - r * 0.22, r * 0.18)
    },
    dot: (cx, cy, r = 1.5) => {
      dots += circle(cx, cy, u(r))
    },
    frame: (x, y, w, h, r) => {
      box = rect(x, y, w, h, r)
    },
    cover: (drawing) => {
      box = drawing
    },
  })
  return (
    box +
    group(rings, { fill: '#15191c' }) +
    group(cores, { fill: '#40525e', ...PLAIN, ...DETAIL }) +
    group(glints, { fill: '#e3ecf0', ...PLAIN, ...DETAIL }) +
    detail(dots, { fill: '#f3ecd6' })
  )
}
