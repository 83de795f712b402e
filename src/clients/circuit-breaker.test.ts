import { expect, test } from 'vitest'
import { CircuitBreaker } from './circuit-breaker'

test('old failures are forgotten after ten seconds', () => {
  let now = 0
  const own = new CircuitBreaker(() => now)
  for (let nth = 0; nth < 9; nth++, now += 3000) {
    expect(own.enter(new AbortController().signal)).toBe('entered')
    own.leave('failure')
  }
})

test('a probe whose end is never reported lets another one in after ten seconds', () => {
  let now = 0
  const breaker = new CircuitBreaker(() => now)
  const enter = () => breaker.enter(new AbortController().signal)
  for (let nth = 0; nth < 5; nth++) {
    enter()
    breaker.leave('failure')
  }
  now = 600
  expect([enter(), enter()]).toEqual(['entered', 'open'])
  now = 10_600
  expect(enter()).toBe('entered')
})
