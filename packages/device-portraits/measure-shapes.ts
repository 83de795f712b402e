type Box = { left: number; top: number; right: number; bottom: number }
type Reach = (x: number, y: number) => void

const ATTRIBUTE = / ([\w-]+)="([^"]*)"/g
const SHAPE = /<(rect|circle|ellipse|path)((?: [\w-]+="[^"]*")+)/g
const COMMAND = /([a-zA-Z])([^a-zA-Z]*)/g
/** Numbers that each command of a path takes. */
const STEPS: Readonly<Record<string, number>> = { M: 2, L: 2, T: 2, H: 1, V: 1, Q: 4, C: 6, A: 7 }

/** An arc bulges to one side of the line between its ends. */
function reachArc(reach: Reach, [fromX, fromY, x, y]: readonly number[], [rx, ry, , large, sweep]: readonly number[]): void {
  if (fromX === undefined || fromY === undefined || x === undefined || y === undefined || !rx) return
  const [dx, dy] = [x - fromX, y - fromY]
  const chord = Math.hypot(dx, dy) || 1
  const radius = Math.max(rx, chord / 2)
  const rest = Math.sqrt(Math.max(0, radius * radius - (chord * chord) / 4))
  const sag = (large ? radius + rest : radius - rest) * (sweep ? 1 : -1)
  reach((fromX + x) / 2 + (dy / chord) * sag, (fromY + y) / 2 - (dx / chord) * sag * ((ry ?? rx) / rx || 1))
}

/** Reaches the ends and the bends of a path: control points are near enough. */
function reachPath(reach: Reach, commands: string): void {
  let [x, y, startX, startY] = [0, 0, 0, 0]
  for (const [, command = '', rest = ''] of commands.matchAll(COMMAND)) {
    const kind = command.toUpperCase()
    const step = STEPS[kind]
    if (!step) {
      ;[x, y] = [startX, startY]
      continue
    }
    const numbers = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    for (let index = 0; index + step <= numbers.length; index += step) {
      const values = numbers.slice(index, index + step)
      const [originX, originY, fromX, fromY] = command === kind ? [0, 0, x, y] : [x, y, x, y]
      const [a = 0, b = 0, c = 0, d = 0] = values
      const [lastX = 0, lastY = 0] = values.slice(-2)
      if (kind === 'H') x = originX + a
      else if (kind === 'V') y = originY + a
      else [x, y] = [originX + lastX, originY + lastY]
      if (kind === 'Q') reach((fromX + 2 * (originX + a) + x) / 4, (fromY + 2 * (originY + b) + y) / 4)
      if (kind === 'C') {
        reach(originX + a, originY + b)
        reach(originX + c, originY + d)
      }
      if (kind === 'A') reachArc(reach, [fromX, fromY, x, y], values)
      reach(x, y)
      if (kind === 'M' && index === 0) [startX, startY] = [x, y]
    }
  }
}

/** The box of shapes that are written as this package writes them. */
export function measureShapes(shapes: string): Readonly<Box> {
  const box: Box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  const reach: Reach = (x, y) => {
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x)
    box.top = Math.min(box.top, y)
    box.bottom = Math.max(box.bottom, y)
  }
  for (const [, shape, text = ''] of shapes.matchAll(SHAPE)) {
    const values = new Map([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value]))
    const number = (name: string) => Number(values.get(name) ?? 0)
    if (shape === 'path') reachPath(reach, values.get('d') ?? '')
    else if (shape === 'rect') {
      reach(number('x'), number('y'))
      reach(number('x') + number('width'), number('y') + number('height'))
    } else {
      const [rx, ry] = shape === 'circle' ? [number('r'), number('r')] : [number('rx'), number('ry')]
      reach(number('cx') - rx, number('cy') - ry)
      reach(number('cx') + rx, number('cy') + ry)
    }
  }
  return box
}
