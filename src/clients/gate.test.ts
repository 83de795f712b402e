import { expect, test } from 'vitest'
import { Gate } from './gate'

test('old failures are forgotten after ten seconds', () => {
  let now = 0
  const own = new Gate(() => now)
  for (let nth = 0; nth < 9; nth++, now += 3000) {
    expect(own.enter(new AbortController().signal)).toBe('entered')
    own.leave('failure')
  }
})
