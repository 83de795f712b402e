import { createServer, type Server } from 'node:http'
import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { signingTime, signShopSettings } from '@trade-in-shop/contracts/shop-settings'
import type { Platform } from '@platform/context'
import {
  anOffer,
  APPLICATION,
  OTHER_APPLICATION,
  send,
  smallPlatform,
  type SmallPlatform,
} from '../../tests/support/small-platform'
import { makeSettings, TEST_SERVICE_SECRET } from '../../tests/support/signed-settings'
import { waitingMails } from '../../tests/support/waiting-mails'
import { takeNumber } from './ticket'

const START = new Date('2026-11-21T10:00:00Z')
let platform: SmallPlatform
beforeAll(async () => {
  platform = await smallPlatform('contacts')
})
afterAll(() => platform.drop())
beforeEach(async () => {
  platform.setTime(START)
  await platform.pool.query('truncate platform.outbox, platform.contact_tickets, platform.counted_requests')
})

const aMessage = (change: Record<string, unknown> = {}) => ({
  application: APPLICATION,
  business: false,
  subject: 'trade_status',
  name: 'Miriam Müßig',
  email: 'miriam@example.org',
  message: 'Guten Tag,\n\nwann kommt mein Paket an?\nDanke!',
  ...change,
})
const write = (change: Record<string, unknown> = {}, client = 'visitor') =>
  send(platform, 'POST', '/contacts', aMessage(change), { 'client-key': client })

const mails = (platformUnderTest: Platform = platform) => waitingMails(platformUnderTest)

describe('a message', () => {
  test('a message goes to the market’s address, and a copy with the number to its sender', async () => {
    const { status, body } = await write({ tradeNumber: 'RV-1234' })
    expect(status).toBe(202)
    const { number } = z.strictObject({ number: z.string().regex(/^K-\d{8}$/) }).parse(body)
    const [toStaff, toSender] = await mails()
    expect(toStaff).toMatchObject({
      to: { address: 'kontakt@revalo.example' },
      replyTo: 'miriam@example.org',
      subject: `[${number}] Stand meines Verkaufs`,
      text: expect.stringContaining('wann kommt mein Paket an?\nDanke!'),
    })
    expect(toStaff?.text).toContain('Verkaufsnummer: RV-1234')
    expect(toSender).toMatchObject({ to: { address: 'miriam@example.org' }, subject: `Ihre Nachricht an Revalo (${number})` })
    expect(toSender?.text).toContain(number)
    expect(toSender?.text).toContain('wann kommt mein Paket an?')
  })

  test('a message is stored in no readable column', async () => {
    await write()
    const { rows } = await platform.pool.query('select * from platform.contact_tickets')
    expect(rows).toEqual([
      { number: expect.any(String), application: APPLICATION, subject: 'trade_status', business: false, created_at: START },
    ])
    const { rows: waiting } = await platform.pool.query(`select encode(sealed, 'escape') as text from platform.outbox`)
    expect(JSON.stringify(waiting)).not.toContain('Miriam')
  })

  test('a message is in the words of its market', async () => {
    await write({ application: OTHER_APPLICATION })
    expect((await mails()).map((mail) => mail?.subject)).toEqual([
      expect.stringMatching(/^\[K-\d{8}\] Suivi de ma vente$/),
      expect.stringMatching(/^Votre message à Revalo \(K-\d{8}\)$/),
    ])
  })

  test('a message shows HTML as the text that it is', async () => {
    await write({ message: '<img src=x onerror=alert(1)> <b>fett</b>', name: '<script>' })
    for (const mail of await mails()) {
      expect(mail?.html).toContain('&lt;img src=x')
      expect(mail?.html).not.toMatch(/<img src=x|<script|<b>/)
    }
  })

  test('a message with a name that a mail program would turn into a link has no greeting by name', async () => {
    await write({ name: 'Gewinn auf http://evil.example' })
    const [, toSender] = await mails()
    expect(toSender?.text).toMatch(/^Guten Tag,\n/)
  })

  test.each([
    ['a name of two lines', { name: 'Miriam\r\nBcc: all@example.org' }],
    ['an address of two lines', { email: 'miriam@example.org\r\nBcc: all@example.org' }],
    ['two addresses', { email: 'a@example.org, b@example.org' }],
    ['too few characters', { message: 'Zu kurz.' }],
    ['too many characters', { message: 'x'.repeat(3001) }],
    ['nothing but spaces', { message: ' '.repeat(40) }],
    ['a control character', { message: 'Guten Tag\u0000, wie geht es?' }],
    ['an eleventh subject', { subject: 'jobs' }],
    ['a recipient of its own', { to: 'somebody@example.org' }],
  ])('%s is refused', async (_case, change) => {
    expect(await write(change)).toMatchObject({ status: 400, body: { code: 'invalid_request' } })
    expect(await mails()).toEqual([])
  })

  test.each(['x'.repeat(10), 'x'.repeat(3000)])('a message of 10 to 3000 characters is accepted', async (message) => {
    expect(await write({ message })).toMatchObject({ status: 202 })
  })

  test('for an unknown shop is refused', async () => {
    expect(await write({ application: 'wkfs_xx_XX' })).toMatchObject({ status: 400, body: { code: 'unknown_application' } })
  })
})

describe('limits', () => {
  test('a visitor may write twenty times an hour', async () => {
    for (let index = 0; index < 20; index++)
      expect(await write({ email: `a${index}@example.org` })).toMatchObject({ status: 202 })
    expect(await write({ email: 'b@example.org' })).toMatchObject({ status: 429 })
    platform.setTime(new Date(START.getTime() + 3_600_000))
    expect(await write({ email: 'b@example.org' })).toMatchObject({ status: 202 })
  })

  test('in the name of one address five messages a day are accepted, from all visitors together', async () => {
    for (let index = 0; index < 5; index++) await write({}, `visitor-${index}`)
    expect(await write({ email: 'MIRIAM@example.org' }, 'visitor-6')).toMatchObject({ status: 429 })
    expect(await mails()).toHaveLength(10)
  })
})

describe('a cart for a quote', () => {
  test('a cart for a quote has devices and prices of the platform, not of the browser', async () => {
    const { offerId } = await anOffer(platform)
    const foreign = await anOffer(platform, { application: OTHER_APPLICATION })
    const lines = [offerId, foreign.offerId, 'unknown'].map((id) => ({ offerId: id, quantity: 12 }))
    await write({ lines })
    const [toStaff] = await mails()
    expect(toStaff?.text.replaceAll('\u00a0', ' ')).toContain(`12 × Acme one: je 412 € (Angebot ${offerId})`)
    expect(toStaff?.text).not.toContain(foreign.offerId)
  })

  test('a price of the browser is refused', async () => {
    expect(await write({ lines: [{ offerId: 'x', quantity: 1, price: 9 }] })).toMatchObject({ status: 400 })
  })
})

describe('the recipient', () => {
  const settings = (change: Parameters<typeof makeSettings>[1], application = APPLICATION) => ({
    'shop-settings': signShopSettings(TEST_SERVICE_SECRET, makeSettings(application, change), signingTime(Date.now())),
  })
  const recipient = { address: 'changed@shop.example', messaging: { account: 'other', subject: 'else' } }

  test("the recipient is the address in the shop's signed settings", async () => {
    await send(platform, 'POST', '/contacts', aMessage(), settings({ recipient }))
    expect((await mails())[0]?.to.address).toBe('changed@shop.example')
  })

  test.each([
    ['no settings', { 'shop-settings': '' }],
    ['settings without a recipient', settings({ recipient: undefined })],
    ['settings of another application', settings({ recipient }, OTHER_APPLICATION)],
    [
      'settings signed six minutes ago',
      { 'shop-settings': signShopSettings(TEST_SERVICE_SECRET, makeSettings(APPLICATION), signingTime(Date.now() - 360_000)) },
    ],
    [
      'settings signed with another secret',
      {
        'shop-settings': signShopSettings(
          'another-secret-0123456789-0123456789',
          makeSettings(APPLICATION),
          signingTime(Date.now()),
        ),
      },
    ],
  ])('POST /contacts with %s answers 401 and sends nothing', async (_case, header) => {
    expect(await send(platform, 'POST', '/contacts', aMessage(), header)).toMatchObject({ status: 401 })
    expect(await mails()).toEqual([])
  })

  test('a business message is accepted only in a market that buys from businesses', async () => {
    expect(await write({ business: true })).toMatchObject({ status: 202 })
    expect(await write({ business: true, application: OTHER_APPLICATION })).toMatchObject({
      status: 422,
      body: { code: 'business_not_available' },
    })
  })
})

describe('the customer messaging system', () => {
  let system: Server
  let status: number
  let seen: { path: string | undefined; key: unknown; body: unknown }[]
  beforeAll(async () => {
    system = createServer(async (request, response) => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(Buffer.from(chunk as Uint8Array))
      seen.push({
        path: request.url,
        key: request.headers['idempotency-key'],
        body: JSON.parse(Buffer.concat(chunks).toString()),
      })
      response.writeHead(status).end()
    }).listen(0, '127.0.0.1')
    await once(system, 'listening')
  })
  afterAll(() => void system.close())
  beforeEach(() => {
    seen = []
  })
  const withSystem = () => {
    const address = system.address()
    const port = typeof address === 'object' && address ? address.port : 0
    return { ...platform, env: { ...platform.env, MESSAGING_API_URL: `http://127.0.0.1:${port}` } }
  }

  test('the customer messaging system gets the message under the market’s account and the mapped subject, and no mail goes to staff', async () => {
    status = 202
    await write()
    const [toStaff, toSender] = await mails(withSystem())
    expect(toStaff).toBeNull()
    expect(toSender?.to.address).toBe('miriam@example.org')
    expect(seen).toMatchObject([
      { path: '/accounts/revalo-de/messages', body: { subject: 'trade', from: { email: 'miriam@example.org' } } },
    ])
    expect(seen[0]?.key).toMatch(/^K-\d{8}$/)
  })

  test('the customer messaging system that fails is replaced by mail', async () => {
    status = 500
    await write()
    expect((await mails(withSystem()))[0]?.to.address).toBe('kontakt@revalo.example')
    const away = { ...platform, env: { ...platform.env, MESSAGING_API_URL: 'http://127.0.0.1:1' } }
    expect((await mails(away))[0]?.to.address).toBe('kontakt@revalo.example')
  })
})

test('a number that is taken is drawn again', async () => {
  const request = { ...aMessage(), subject: 'payout' as const }
  const draws = ['K-1', 'K-1', 'K-2']
  const draw = () => draws.shift() ?? ''
  expect([await takeNumber(platform.pool, request, START, draw), await takeNumber(platform.pool, request, START, draw)]).toEqual([
    'K-1',
    'K-2',
  ])
})
