import { expect, test } from 'vitest'
import { limitConsole, shortenStacks } from './limit-console'

function limited() {
  const lines: string[] = []
  const clock = { now: 0 }
  const print: typeof console.log = () => void lines.push('printed')
  const target = { error: print, warn: print, info: print, log: print }
  limitConsole(
    target,
    (line) => void lines.push(line),
    () => clock.now,
  )
  return { lines, clock, target }
}

test('an error with 300,000 members and a long cause prints at most 8,000 characters', () => {
  const { lines, target } = limited()
  const cause = new Error('x'.repeat(5_000_000))
  target.error(Object.assign(new Error('y'.repeat(100_000), { cause }), { issues: Array.from({ length: 300_000 }, () => ({})) }))
  expect(lines).toHaveLength(1)
  expect(lines[0]?.length).toBeLessThan(8_000)
})

test('errors that differ only in an id print once in ten seconds, and the next line counts the others', () => {
  const { lines, clock, target } = limited()
  for (let nth = 0; nth < 400; nth++) target.error(new Error(`503 unavailable ${crypto.randomUUID()}`))
  target.error(new Error('something else'))
  expect(lines).toHaveLength(2)
  clock.now = 10_000
  target.error(new Error('503 unavailable 7'))
  expect(lines[2]).toContain('and 399 more like it')
})

test('ten thousand different lines do not use memory for each', () => {
  const { lines, clock, target } = limited()
  for (let nth = 0; nth < 10_000; nth++) target.warn(`${String.fromCharCode(97 + (nth % 26)).repeat(1 + Math.floor(nth / 26))}`)
  expect(lines.length).toBeLessThan(1_000)
  clock.now = 20_000
  target.warn('something else')
  expect(lines.at(-1)).toContain('something else')
})

test('394 equal errors of requests write one stack, and each its id', () => {
  let now = 0
  const shorten = shortenStacks(() => now)
  const lines = Array.from({ length: 394 }, (_, nth) =>
    shorten({ errorId: nth, error: 'Error: 503 unavailable\n    at a\n    at b' }),
  )
  expect(lines.filter(({ error }) => String(error).includes('at a'))).toHaveLength(1)
  expect(lines.map(({ errorId }) => errorId)).toEqual(lines.map((_, nth) => nth))
  now = 10_000
  expect(shorten({ errorId: 'x', error: 'Error: 503 unavailable\n    at a' }).error).toContain('at a')
})
