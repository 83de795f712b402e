import { expect, test } from 'vitest'
import { failureLog } from './log'

const failure = { upstream: 'search', operation: 'POST /searches', kind: 'timeout', requestId: 'r' }

test('an upstream has one log line in ten seconds, and the next line counts the failures left out', () => {
  let now = 0
  const lines: string[] = []
  const log = failureLog(
    ({ upstream, swallowed }) => lines.push(`${upstream} ${swallowed}`),
    () => now,
  )
  for (let nth = 0; nth < 5; nth++) log(failure)
  log({ ...failure, upstream: 'trade' })
  now = 10_000
  log(failure)
  expect(lines).toEqual(['search 0', 'trade 0', 'search 4'])
})
