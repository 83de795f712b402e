import { expect } from 'vitest'
import { inParallel, PERSON } from '../http/shops'
import { ask, type Answer } from './shop-address'

/** Parts of a path that break decoders or databases. */
export const SEGMENTS = [
  ...[
    '%',
    '%zz',
    'x%',
    '%E0%A4%A',
    '%00',
    'a%00b',
    '%0d%0ax-evil:1',
    '%ff',
    '%c0%af',
    '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '%5c..%5c',
  ],
  ...[
    '__proto__',
    'constructor',
    '..;',
    '-1',
    '99999999999999999999',
    "'%22%3Cscript%3E",
    '%F0%9F%98%80',
    '%25%7A%7A',
    'x'.repeat(4000),
  ],
]

export type HostileRequest = Readonly<{
  path: string
  method?: string
  range?: string
  host?: string
  cookie?: string
  body?: string
}>

/** The problem of an answer to a hostile request; null when there is none. */
async function problemOf({
  path,
  method = 'GET',
  range,
  host = 'de.localhost',
  cookie,
  body,
}: HostileRequest): Promise<string | null> {
  const headers = {
    ...PERSON,
    ...(range !== undefined && { range }),
    ...(cookie !== undefined && { cookie, origin: `http://${host}:${process.env.SHOP_PORT ?? ''}` }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    'content-length': String(Buffer.byteLength(body ?? '')),
  }
  const answer = await ask(host, path, { method, headers, body }).catch((error: unknown) => String(error))
  const problems = typeof answer === 'string' ? [answer] : problemsOf(answer, method)
  return problems.length === 0
    ? null
    : `${method} ${path.slice(0, 120)}${range === undefined ? '' : ` (${range})`}: ${problems.join(', ')}`
}

function problemsOf({ status, headers, body }: Answer, method: string): string[] {
  return [
    ...(status >= 500 ? [String(status)] : []),
    ...(/^[\w-]{8,64}$/.test(String(headers['x-request-id'])) ? [] : [`request id: ${String(headers['x-request-id'])}`]),
    ...(headers['x-content-type-options'] === 'nosniff' ? [] : ['no nosniff']),
    ...(headers['referrer-policy'] === undefined ? ['no referrer policy'] : []),
    ...(headers['permissions-policy'] === undefined ? ['no permissions policy'] : []),
    ...(status === 405 && headers['cache-control'] === undefined ? ['405 without cache-control'] : []),
    ...(headers['x-evil'] === undefined ? [] : ['a header of the visitor']),
    ...(method !== 'HEAD' && /\n\s+at .+:\d+:\d+/.test(body) ? ['a stack'] : []),
  ]
}

/** Sends all requests; fails with the list of those that are answered by a 5xx or without the headers of every answer. */
export async function expectNoProblems(asks: readonly HostileRequest[]): Promise<void> {
  const problems: string[] = []
  await inParallel(asks, 8, async (one) => {
    const problem = await problemOf(one)
    if (problem !== null) problems.push(problem)
  })
  expect(problems).toEqual([])
}
