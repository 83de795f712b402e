import { createServer } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { answerClientErrors, MAX_HEADER_BYTES } from './client-errors'

const server = createServer({ maxHeaderSize: MAX_HEADER_BYTES }, (_request, response) => void response.end('read'))
answerClientErrors(server)
beforeAll(() => new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve)))
afterAll(() => void server.close())

const ask = (head: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const { port } = server.address() as AddressInfo // listens on a port
    const socket = connect(port, '127.0.0.1', () => socket.write(head))
    let text = ''
    socket.on('data', (chunk) => void (text += String(chunk)))
    socket.on('close', () => resolve(text))
    socket.on('error', reject)
  })
const withCookies = (bytes: number) =>
  ask(`GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncookie: a=${'b'.repeat(bytes)}\r\n\r\n`)

test('a request with 17 kB of cookies is read', async () => {
  expect(await withCookies(17_000)).toMatch(/^HTTP\/1.1 200 .*read$/s)
})

test('a request with more cookies than are read is answered by a page that says what to do', async () => {
  const text = await withCookies(80_000)
  expect(text).toMatch(/^HTTP\/1.1 431 /)
  expect(text).toMatch(/clear-site-data: "cookies"/i)
  expect(text).toContain('löschen Sie die Cookies dieser Website')
  expect(text).toContain('supprimer les cookies de ce site')
})

test('what is no request is answered 400 without a body', async () => {
  expect(await ask('nonsense\r\n\r\n')).toMatch(/^HTTP\/1.1 400 Bad Request\r\n.*\r\n\r\n$/s)
})
