import { expect, test } from 'vitest'
import { currentRequestId, makeLogger, withInnerRequest } from './logger'

test('a request without an id is worked on without one, and its lines have none', () => {
  const lines: string[] = []
  const log = makeLogger('test', { destination: { write: (line) => void lines.push(line) } })
  for (const headers of [{}, { 'x-request-id': 'a1' }]) withInnerRequest(headers, () => log.info(String(currentRequestId())))
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ msg: 'undefined' }, { msg: 'a1', requestId: 'a1' }])
  expect(lines[0]).not.toContain('requestId')
})

test('a problem of a caller is one line in ten seconds, however often it is repeated', () => {
  const lines: string[] = []
  const log = makeLogger('test', {
    problemLine: (logged) => (logged instanceof Error ? 'refused: no' : null),
    destination: { write: (line) => void lines.push(line) },
  })
  for (let nth = 0; nth < 1000; nth++) log.error(new Error('no'))
  expect(lines).toHaveLength(1)
})
