import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saidAsAway } from './staff-away'

let degraded = false
let answer: (response: ServerResponse) => void = () => undefined
const server = createServer((_request, response) => {
  saidAsAway(response, () => degraded)
  answer(response)
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())
const ask = async () => {
  const { status, headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
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
    degraded = false
    expect(await ask()).toEqual([500, null, 'kept'])
    degraded = true
    expect(await ask()).toEqual([503, '1', 'kept'])
  },
)

test.each([200, 204, 401, 404, 503])('the status %i stays unchanged', async (status) => {
  answer = (response) => void response.writeHead(status).end()
  degraded = true
  expect((await ask()).slice(0, 2)).toEqual([status, null])
})
