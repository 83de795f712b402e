import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { noteWait } from '@/http/page-waits'
import { answerStaffWhileAway } from './pipeline-failure'

let degraded = false
let answer: (response: ServerResponse) => void = () => undefined
const server = createServer((request, response) => {
  const path = request.url ?? ''
  answerStaffWhileAway({ request, response, path, requestId: 'request-1' }, () => degraded)
  answer(response)
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())
beforeEach(() => void (degraded = false))
const ask = async (path: string, headers: Record<string, string> = {}, redirect: 'follow' | 'manual' = 'follow') => {
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { headers, redirect })
  return { status: response.status, headers: response.headers, body: await response.text() }
}
const askCms = async () => {
  const { status, headers } = await ask('/cms-api/staff/me')
  return [status, headers.get('retry-after'), headers.get('x-own')]
}

const forms: [string, number, (response: ServerResponse) => void][] = [
  ['written', 500, (response) => void response.writeHead(500, { 'x-own': 'kept' }).end()],
  ['set', 500, (response) => ((response.statusCode = 500), void response.setHeader('x-own', 'kept').end('no'))],
  ['with a text', 500, (response) => void response.writeHead(500, 'Oh', { 'x-own': 'kept' }).end()],
]

test.each(forms)(
  'an error of the CMS is sent unchanged while the database answers, and as 503 while it does not (%s)',
  async (...form) => {
    ;[, , answer] = form
    expect(await askCms()).toEqual([500, null, 'kept'])
    degraded = true
    expect(await askCms()).toEqual([503, '1', 'kept'])
  },
)

test.each([200, 204, 401, 404, 503])('the status %i stays unchanged', async (status) => {
  answer = (response) => void response.writeHead(status).end()
  degraded = true
  expect((await askCms()).slice(0, 2)).toEqual([status, null])
})

/** An admin page of the framework, which is compressed and sends its head before its render has ended. */
const writePage = (status: number) => (response: ServerResponse) => {
  response.statusCode = status
  response.setHeader('content-encoding', 'identity').setHeader('content-type', 'text/html').flushHeaders()
  response.write('a script', () => response.end(Buffer.from(' is needed')))
}
const CALM = /<section lang="it">[\s\S]*request-1/

test.each([
  ['while the database is away', 500, {}, () => void (degraded = true)],
  ['whose render the database did not answer', 200, {}, () => noteWait('request-1', { status: 503, seconds: 1 })],
  ['that the router asks for', 200, { rsc: '1' }, () => noteWait('request-1', { status: 503, seconds: 1 })],
])('an admin page that fails %s (framework: %i) is the calm page with 503 and the error id', async (...row) => {
  const [, status, asked, prepare] = row
  answer = writePage(status)
  prepare()
  const calm = await ask('/admin/collections/pages', asked)
  expect([calm.status, calm.headers.get('retry-after'), calm.headers.get('content-encoding')]).toEqual([503, '1', null])
  expect(calm.headers.get('content-length')).toBe(String(Buffer.byteLength(calm.body)))
  expect(calm.body).toMatch(CALM)
  expect(calm.body).not.toContain('script')
})

test('an admin page that fails for another reason, or succeeds, is sent as the framework wrote it', async () => {
  answer = writePage(500)
  expect(await ask('/admin')).toMatchObject({ status: 500, body: 'a script is needed' })
  degraded = true
  answer = writePage(200)
  expect(await ask('/admin')).toMatchObject({ status: 200, body: 'a script is needed' })
  answer = (response) => void response.writeHead(307, { location: '/admin/login' }).end()
  expect(await ask('/admin', {}, 'manual')).toMatchObject({ status: 307, body: '' })
})
