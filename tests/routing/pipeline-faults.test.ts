import type { ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { ERROR_ID_PLACE, WAIT_PLACE } from '@/domain/error-id'
import { noteWait } from '@/http/page-waits'
import { startPipeline } from './fake-framework'

const fail = () => {
  throw new Error('a secret of the server')
}
/**
 * Problems at different depths of the server entry: before the host is known, while a file is looked up, while the framework
 * answers.
 */
const PROBLEMS = [
  ['the clock fails', { now: fail }, '/kontakt'],
  ['the label fails', { onDecision: fail }, '/produkte/apple-iphone-13-128gb'],
  ['a picture cannot be looked up', { hasPicture: async () => fail() }, '/media/0123456789abcdef01234567.webp'],
] as const

describe('an error in the server entry', () => {
  test.each(PROBLEMS)(
    "%s: an error page in the market's language with the id that is in the log",
    async (_what, faulty, path) => {
      const pipeline = startPipeline({ faulty })
      const shown = await pipeline.get('fr.localhost', path)
      expect(shown).toMatchObject({ status: 500, headers: { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' } })
      expect(shown.text).toMatch(/<html lang="fr-FR">.*Un problème est survenu de notre côté/s)
      const id = String(shown.headers['x-request-id'])
      expect(shown.text).toContain(`<code>${id}</code>`)
      expect(pipeline.lines.join('\n')).toContain(id)
      expect(shown.text).not.toMatch(/secret of the server|\n\s+at /)
      expect(shown.headers['content-security-policy']).toMatch(/^default-src 'none'/)
    },
  )

  test('on an unknown host: all languages, with the id', async () => {
    const shown = await startPipeline({ faulty: { now: fail } }).get('evil.example', '/')
    expect(shown.status).toBe(500)
    expect(shown.text).toContain('<section lang="it">')
    expect(shown.text).toContain(`<code>${shown.headers['x-request-id']}</code>`)
  })

  test.each(['/api/search?q=x', '/cms-api/pages'])('%s gets a problem document', async (path) => {
    const shown = await startPipeline({ faulty: { now: fail } }).get('localhost', path)
    expect(shown).toMatchObject({ status: 500, headers: { 'content-type': 'application/problem+json' } })
    expect(JSON.parse(shown.text)).toMatchObject({ status: 500, code: 'internal', requestId: shown.headers['x-request-id'] })
  })

  test('HEAD and a bot get no body', async () => {
    const pipeline = startPipeline({ faulty: { onDecision: fail } })
    const bot = { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }
    expect(await pipeline.get('de.localhost', '/', { method: 'HEAD' })).toMatchObject({ status: 500, text: '' })
    expect(await pipeline.get('de.localhost', '/', { headers: bot })).toMatchObject({ status: 500, text: '' })
  })
})

describe('what is logged about a request', () => {
  test('what is logged about a request names its screen, area or part of the API, and nothing of its address', async () => {
    const pipeline = startPipeline()
    for (const path of [
      '/clarification/QmFzZS1pZC13aXRoLWh5cGhlbg/RV-1042170',
      '/api/trades/QmFzZS1pZC13aXRoLWh5cGhlbg',
      '/api/QmFzZS1pZC13aXRoLWh5cGhlbg1',
      '/nirgends/QmFzZS1pZC13aXRoLWh5cGhlbg',
    ])
      await pipeline.get('de.localhost', path)
    expect(pipeline.labels).toEqual(['screen clarification', '/api/trades/{accessId}', 'unknown', 'status 404'])
    expect(pipeline.lines.join('\n')).not.toContain('QmFzZS1')
  })
})

test('a file is cached once for all hosts, and each host sends it with its own headers', async () => {
  const pipeline = startPipeline()
  const shown = async (host: string) => {
    const { 'x-robots-tag': robots, 'strict-transport-security': hsts } = (await pipeline.get(host, '/embed.js')).headers
    return [robots, hsts !== undefined]
  }
  expect(await shown('de.localhost')).toEqual(['noindex', false])
  expect(await shown('de.revalo.example')).toEqual([undefined, true])
  expect(await shown('de.localhost')).toEqual(['noindex', false])
  expect(pipeline.framework.rendered).toBe(1)
})

describe('an uploaded picture', () => {
  const NAME = '0123456789abcdef01234567.webp'
  const AVIF = { accept: 'image/avif,*/*' }

  test('an uploaded picture is cached by width and format, and only while its file exists', async () => {
    const pipeline = startPipeline()
    pipeline.framework.pictures.add(NAME)
    const asks = [
      [`/media/${NAME}`, {}],
      [`/media/${NAME}?w=320`, {}],
      [`/media/${NAME}?w=320`, AVIF],
    ] as const
    for (const [path, headers] of [...asks, ...asks])
      expect((await pipeline.get('de.localhost', path, { headers })).status).toBe(200)
    await pipeline.get('de.localhost', `/media/${NAME}?w=320&utm_source=a`)
    expect(pipeline.framework.rendered).toBe(3)
    pipeline.framework.pictures.delete(NAME)
    for (const [path, headers] of asks) expect((await pipeline.get('de.localhost', path, { headers })).status).toBe(404)
    expect(pipeline.framework.rendered).toBe(3)
  })

  test('an uploaded picture that cannot be read is 503 with Retry-After and is tried again at the next request', async () => {
    const pipeline = startPipeline()
    pipeline.framework.pictures.add(NAME)
    const path = `/media/${NAME}`
    pipeline.framework.answers.set(path, (response) => void response.writeHead(503, { 'retry-after': '5' }).end())
    expect(await pipeline.get('de.localhost', path)).toMatchObject({
      ...{ status: 503, text: '503\n' },
      headers: { 'retry-after': '5', 'cache-control': 'private, no-store' },
    })
    pipeline.framework.answers.delete(path)
    expect((await pipeline.get('de.localhost', path)).status).toBe(200)
  })

  test('in a width that is not offered is 404 and never reaches the framework', async () => {
    const pipeline = startPipeline()
    pipeline.framework.pictures.add(NAME)
    for (const query of ['w=1', 'w=', 'w=320&w=640'])
      expect((await pipeline.get('de.localhost', `/media/${NAME}?${query}`)).status).toBe(404)
    expect(pipeline.framework.rendered).toBe(0)
  })
})

test('a page whose render asks to wait has its status, Retry-After and a page that says when', async () => {
  const pipeline = startPipeline()
  const refuse = (response: ServerResponse) => {
    noteWait(String(response.req.headers['x-request-id']), { status: 429, seconds: 812 })
    response.writeHead(500, { 'content-type': 'text/html' }).end('secret stack')
  }
  pipeline.framework.answers.set('/clarification/aB_-1/tR4de', refuse)
  pipeline.framework.answers.set(
    '/error/wait',
    (response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(`<p>${WAIT_PLACE} ${ERROR_ID_PLACE}</p>`),
  )
  const path = '/clarification/aB_-1/tR4de'
  const shown = await pipeline.get('de.localhost', path)
  expect(shown).toMatchObject({ status: 429, headers: { 'retry-after': '812', 'cache-control': 'private, no-store' } })
  expect(shown.text).toBe(`<p>14 Minuten ${shown.headers['x-request-id']}</p>`)
  pipeline.framework.answers.set('/error/wait', (response) => response.destroy())
  expect((await pipeline.get('de.localhost', path)).text).toContain('in 14 Minuten noch einmal')
})
