import { expect, test } from 'vitest'
import { isDatabaseAway } from './error-text'

const withCode = (code: string) => Object.assign(new Error('x'), { code })

test.each(['ECONNREFUSED', 'ECONNRESET', '57P01', '57P03', '08006', '53100', '53300', '57014', '25006'])(
  'an error with the code %s means that the database is away',
  (code) => {
    expect(isDatabaseAway(withCode(code))).toBe(true)
    expect(isDatabaseAway(new Error('Failed query', { cause: withCode(code) }))).toBe(true)
  },
)

test('an error message of the connection pool counts as a database that is away', () => {
  expect(isDatabaseAway(new Error('timeout exceeded when trying to connect'))).toBe(true)
  expect(isDatabaseAway(new Error('Connection terminated unexpectedly'))).toBe(true)
})

test.each([withCode('23505'), new Error('no'), null, 'ECONNREFUSED'])(
  'an error that does not come from the connection is not a database that is away: %s',
  (error) => {
    expect(isDatabaseAway(error)).toBe(false)
  },
)

test('an error whose causes form a circle ends the search', () => {
  const error = new Error('a')
  error.cause = error
  expect(isDatabaseAway(error)).toBe(false)
})
