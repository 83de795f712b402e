import * as dns from 'node:dns'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { isAllowedAddress, photographLoader } from '@/clients/photographs'
import { parseEnv } from '@/env'
import { photo, photoOrigins } from './support/photo-servers'

vi.mock('node:dns', { spy: true })

const { asked, serve, stop, origin, other } = await photoOrigins()
beforeEach(() => void asked.splice(0))
afterAll(stop)

describe('photographLoader', () => {
  test('fetches the bytes of a photograph from a listed origin, without a cookie or a header of a visitor', async () => {
    let sent: unknown
    const listening = await serve((request, response) => {
      sent = request.headers
      response.end(photo)
    })
    expect(await photographLoader([listening])(`${listening}/photo.jpg`)).toEqual(photo)
    expect(sent).toEqual({
      accept: 'image/webp,image/jpeg,image/png,image/avif',
      'user-agent': 'trade-in-shop',
      host: new URL(listening).host,
      connection: 'close',
    })
  })

  test.each([
    ['another origin', () => `${other}/photo.jpg`],
    ['another port', () => `${origin.replace(/:\d+$/, ':1')}/photo.jpg`],
    ['a login in the address', () => `${origin.replace('//', '//user:secret@')}/photo.jpg`],
    ['another scheme', () => 'file:///etc/hostname'],
    ['no address at all', () => 'photo.jpg'],
  ])('photographLoader refuses %s without a request', async (_name, address) => {
    await expect(photographLoader([origin])(address())).rejects.toThrow('origin (not in PHOTO_ORIGINS)')
    expect(asked).toEqual([])
  })

  test('photographLoader does not follow a redirect', async () => {
    await expect(photographLoader([origin, other])(`${origin}/moved.jpg`)).rejects.toThrow('redirect')
    expect(asked).toEqual(['/moved.jpg'])
  })

  test.each([
    ['/large.jpg', 'too_large'],
    ['/missing.jpg', 'status (404)'],
    ['/broken.jpg', 'status (500)'],
    ['/closed.jpg', 'network (ECONNRESET)'],
  ])('%s ends in "%s"', async (path, problem) => {
    await expect(photographLoader([origin])(origin + path)).rejects.toThrow(problem)
  })

  test('a server that begins and does not go on ends in a time-out', async () => {
    await expect(photographLoader([origin], 150)(`${origin}/slow.jpg`)).rejects.toThrow('timeout')
  })

  test('an origin that fails again and again is left alone for a moment, others are not', async () => {
    const load = photographLoader([origin, other])
    for (let nth = 0; nth < 5; nth++) await load(`${origin}/broken.jpg`).catch(() => undefined)
    await expect(load(`${origin}/photo.jpg`)).rejects.toThrow('open')
    expect(await load(`${other}/photo.jpg`)).toEqual(photo)
  })
})

describe('addresses behind a name', () => {
  const named = origin.replace('127.0.0.1', 'photos.example')
  const resolvesTo = (...addresses: string[]) =>
    vi.mocked(dns.lookup).mockImplementation(((_name: string, _options: unknown, done: (...answer: unknown[]) => void) =>
      done(
        null,
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      )) as never)

  test.each([[['127.0.0.1']], [['93.184.216.34', '10.0.0.8']], [['::ffff:127.0.0.1']]])(
    'a name that resolves to %s is refused before a connection',
    async (addresses) => {
      resolvesTo(...addresses)
      await expect(photographLoader([named])(`${named}/photo.jpg`)).rejects.toThrow('origin (a private address)')
      expect(asked).toEqual([])
    },
  )

  test('an origin that is listed as private may resolve to a private address', async () => {
    resolvesTo('127.0.0.1')
    expect(await photographLoader([`private+${named}`])(`${named}/photo.jpg`)).toEqual(photo)
  })

  test.each(['10.1.2.3', '172.31.0.1', '192.168.1.1', '100.64.0.1', '127.0.0.53', '::1', 'fd00::1', '::ffff:10.0.0.1'])(
    '%s is private',
    (address) => expect([isAllowedAddress(address, false), isAllowedAddress(address, true)]).toEqual([false, true]),
  )
  test.each(['169.254.169.254', '0.0.0.0', '255.255.255.255', '::', 'fe80::1', '64:ff9b::a00:1', '::ffff:169.254.169.254'])(
    '%s is never allowed',
    (address) => expect([isAllowedAddress(address, false), isAllowedAddress(address, true)]).toEqual([false, false]),
  )
  test.each(['93.184.216.34', '2606:4700::1111', '172.32.0.1'])('%s is public', (address) =>
    expect(isAllowedAddress(address, false)).toBe(true),
  )
})

describe('PHOTO_ORIGINS', () => {
  const listed = (PHOTO_ORIGINS: string) => parseEnv({ NEXT_PHASE: 'phase-production-build', PHOTO_ORIGINS }).PHOTO_ORIGINS
  test.each([
    ['', []],
    [
      'https://photos.example, private+https://photos.internal:8443',
      ['https://photos.example', 'private+https://photos.internal:8443'],
    ],
    [
      'http://localhost:9000,http://127.0.0.1:9000,http://[::1]:9000',
      ['http://localhost:9000', 'http://127.0.0.1:9000', 'http://[::1]:9000'],
    ],
  ])('"%s" is a list of origins', (value, origins) => expect(listed(value)).toEqual(origins))
  test.each([
    'http://photos.example',
    'https://photos.example/path',
    'https://user@photos.example',
    '*',
    'private+http://10.0.0.1',
  ])('"%s" is refused at the start', (value) => expect(() => listed(value)).toThrow(/PHOTO_ORIGINS.*expected https/))
})
