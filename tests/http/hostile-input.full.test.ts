import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import * as z from 'zod'
import { SCREENS } from '@/domain/routing/screens'
import { expectNoProblems, SEGMENTS } from '../support/hostile-requests'
import { ask } from '../support/shop-address'
import { PERSON } from './shops'

/** Hostile input on the production build: never a 5xx, always a request id and the security headers. */
const HOST = 'de.localhost'
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'] as const
const RANGES = [
  'bytes=5-4',
  'bytes=-1',
  'bytes=0-',
  'bytes=99999999999999-',
  'bytes=0-0,2-3',
  'bytes=a-b',
  'lines=1-2',
  'bytes=--',
]
const FILES = [
  ...[
    '/embed.js',
    '/favicon.ico',
    '/brand/revalo.svg',
    '/builds/latest.json',
    '/builds/meta/x.json',
    '/_next/image',
    '/_next/static/x.js',
  ],
  ...[
    '/media/x.webp',
    '/media/0123456789abcdef01234567.webp',
    '/fonts/x.woff2',
    '/illustrations/x.svg',
    '/images/x.png',
    '/robots.txt',
  ],
  ...['/sitemap.xml', '/sitemaps/pages.xml', '/__preview/x'],
]

const rules = Object.keys(z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync('security/routes.json', 'utf8'))))
const apiPaths = [...new Set(rules.map((rule) => rule.split(' ')[1] ?? ''))]
const withParams = (pattern: string, value: string) => pattern.replace(/\{\w+\}/g, value)
const pagePaths = Object.values(SCREENS).map(({ english }) => english)

describe('the shop’s API', () => {
  test.each(apiPaths)('%s with hostile segments in every method answers below 500 with its headers', async (pattern) => {
    const paths = pattern.includes('[')
      ? SEGMENTS.map((segment) => withParams(pattern, segment))
      : [pattern, `${pattern}/%zz`, `${pattern}%`]
    await expectNoProblems(paths.flatMap((path) => METHODS.map((method) => ({ path, method }))))
  })

  test('hostile queries and bodies answer below 500', async () => {
    const queries = [
      '%',
      'q=%',
      'q=%00',
      'q=%zz&q=%zz',
      `q=${'x'.repeat(5000)}`,
      'q[]=1',
      '__proto__=1',
      'path=%',
      'path=//evil',
      'path=%00',
    ]
    const bodies = ['', '{', '[]', 'null', '"\\u0000"', '{"__proto__":1}', `{"a":${'['.repeat(5000)}`]
    const plain = apiPaths.map((pattern) => withParams(pattern, 'x'))
    await expectNoProblems([
      ...plain.flatMap((path) => queries.map((query) => ({ path: `${path}?${query}` }))),
      ...plain.flatMap((path) => bodies.map((body) => ({ path, method: 'POST', body }))),
    ])
  })
})

describe('pages', () => {
  test.each(pagePaths)('%s with hostile values answers below 500 with its headers', async (pattern) => {
    const paths = pattern.includes('{')
      ? SEGMENTS.map((segment) => withParams(pattern, segment))
      : [pattern, `${pattern}/%zz`, `${pattern}%00`]
    await expectNoProblems([
      ...paths.map((path) => ({ path })),
      ...paths.slice(0, 3).flatMap((path) => METHODS.map((method) => ({ path, method }))),
      ...RANGES.map((range) => ({ path: withParams(pattern, 'x'), range })),
      ...['q=%', 'offer=%00', 'offer=%zz', '_rsc=%', '%=%'].map((query) => ({ path: `${withParams(pattern, 'x')}?${query}` })),
    ])
  })
})

describe('files', () => {
  test.each(FILES)('%s with hostile names, methods, ranges and queries answers below 500 with its headers', async (file) => {
    const folder = file.slice(0, file.lastIndexOf('/') + 1)
    await expectNoProblems([
      ...SEGMENTS.flatMap((segment) => [`${folder}${segment}`, `${file}${segment}`].map((path) => ({ path }))),
      ...METHODS.map((method) => ({ path: file, method })),
      ...RANGES.map((range) => ({ path: file, range })),
      ...['w=%', 'w=-1', 'w=321', 'w=320&w=640', '%00'].map((query) => ({ path: `${file}?${query}` })),
    ])
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    '%s on a public file is 405 with the allowed methods',
    async (method) => {
      const answer = await ask(HOST, '/embed.js', { method, headers: { ...PERSON, 'content-length': '0' } })
      expect(answer).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD', 'cache-control': 'private, no-store' } })
    },
  )

  test('an unsatisfiable range is ignored: the whole file is answered', async () => {
    const whole = await ask(HOST, '/embed.js', { headers: PERSON })
    for (const range of RANGES) {
      const answer = await ask(HOST, '/embed.js', { headers: { ...PERSON, range } })
      expect([range, answer.status, answer.body]).toEqual([range, 200, whole.body])
    }
  })
})
