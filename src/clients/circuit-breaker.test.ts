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
