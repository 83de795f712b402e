import { expect, test } from 'vitest'
import { apiError } from '@/http/api-problem'
import { formatWait, noteWait, takeWait, findPageWait } from '@/http/page-waits'

const refused = (status: number, retryAfter: number | null) => apiError(status, 'unavailable', { retryAfter })

test.each([
  ['429 with its wait', refused(429, 812), { status: 429, seconds: 812 }],
  ['429 without a wait', refused(429, null), { status: 429, seconds: 60 }],
  ['503 with a fraction of a second', refused(503, 0.2), { status: 503, seconds: 1 }],
  ['504 as 503', refused(504, 2), { status: 503, seconds: 2 }],
  ['a problem that does not pass', refused(403, null), null],
  ['a database that does not answer', new Error('x', { cause: new Error('Query read timeout') }), { status: 503, seconds: 1 }],
  ['an error of our own', new Error('429'), null],
  ['a value that is no error', { name: 'ApiError', status: 429, retryAfter: 1 }, null],
])('waitOf answers for %s', (_name, error, expected) => {
  expect(findPageWait(error)).toEqual(expected)
})

test.each([
  [1, 'de-AT', '1 Sekunde'],
  [30, 'fr-FR', '30 secondes'],
  [121, 'de-DE', '3 Minuten'],
  [3_001, 'it-IT', '51 minuti'],
  [7_200, 'es-ES', '120 minutos'],
  [7_201, 'en-IE', '3 hours'],
])('formatWait(%i, %s) is %s', (seconds, locale, expected) => {
  expect(formatWait(seconds, locale).replace(/\s/g, ' ')).toBe(expected)
})

test('takeWait answers a noted wait once, and the oldest of more than a thousand is forgotten', () => {
  for (let nth = 0; nth <= 1_000; nth++) noteWait(`request ${nth}`, { status: 503, seconds: 1 + nth })
  expect([takeWait('request 0'), takeWait('request 1'), takeWait('request 1')]).toEqual([null, { status: 503, seconds: 2 }, null])
  for (let nth = 2; nth <= 1_000; nth++) takeWait(`request ${nth}`)
})
