import { expect, test } from 'vitest'
import { isDatabaseAway } from './database-away'

const withCode = (code: string) => Object.assign(new Error('x'), { code })

test.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '08006', '53100', '53300', '57014', '25006'])(
  '%s means the database is away',
  (code) => {
    expect(isDatabaseAway(withCode(code))).toBe(true)
    expect(isDatabaseAway(new Error('Failed query', { cause: withCode(code) }))).toBe(true)
  },
)

test('the words of the pool mean it too', () => {
  expect(isDatabaseAway(new Error('timeout exceeded when trying to connect'))).toBe(true)
  expect(isDatabaseAway(new Error('Connection terminated unexpectedly'))).toBe(true)
})

test.each([withCode('23505'), new Error('no'), null, 'ECONNREFUSED'])('a broken rule does not: %s', (error) => {
  expect(isDatabaseAway(error)).toBe(false)
})

test('causes that go round in a circle end', () => {
  const error = new Error('a')
  error.cause = error
  expect(isDatabaseAway(error)).toBe(false)
})
