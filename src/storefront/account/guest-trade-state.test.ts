import { expect, test } from 'vitest'
import { accessIdOf } from './guest-trade-state'

test.each(['a'.repeat(22), 'A-_9'.repeat(8)])('%s is an id', (id) => expect(accessIdOf(id)).toBe(id))

test.each(['', 'short', 'a'.repeat(129), `${'a'.repeat(22)}/../x`, '%2e'.repeat(10)])('"%s" leads nowhere', (text) =>
  expect(accessIdOf(text)).toBe(''),
)
