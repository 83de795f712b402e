import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { register } from '@/clients/account-client'
import { sendContact } from '@/clients/contact-client'
import { withShopSettings } from '@/clients/shop-settings-header'
import { germany } from '@/seed/markets/de'
import { ENDPOINTS, openApiDocument } from '@platform/endpoints'
import { StoredSender } from '@platform/http/call-settings'
import { ApiDocument } from '../support/described-answer'
import { TEST_SERVICE_SECRET } from '../support/signed-settings'
import { send, smallPlatform, type SmallPlatform } from '../support/small-platform'
import { waitingMails } from '../support/waiting-mails'

const upstream = { url: '' }
vi.mock('@/env', () => ({
  env: () => ({ SERVICE_SECRET: TEST_SERVICE_SECRET, TRADE_API_URL: upstream.url, ACCOUNT_API_URL: upstream.url }),
}))

/** The shop's own clients against the whole platform: a save of staff decides about the next message. */
let platform: SmallPlatform
beforeAll(async () => {
  platform = await smallPlatform('shop-settings')
  upstream.url = platform.url
})
afterAll(() => platform.drop())
beforeEach(() => platform.pool.query('truncate platform.outbox'))

const market = {
  ...germany.market,
  contact: {
    fromName: 'Renamed Shop',
    fromAddress: 'changed-from@shop.example',
    toAddress: 'changed-to@shop.example',
    b2bAddress: 'changed-b2b@shop.example',
  },
}
const indexOrigin = 'https://shop.example'
const contactSubjects = [
  { key: 'payout', label: 'Payout', recipient: 'changed-payout@shop.example' },
  { key: 'trade_status', label: 'Status', recipient: null },
]
const write = (subject: 'payout' | 'trade_status', business: boolean) =>
  sendContact(
    { market, business, content: { contactSubjects }, indexOrigin, routes: [] },
    { subject, name: 'Miriam', email: `${subject}-${business}@example.org`, message: 'Wann kommt mein Geld?' },
    {},
  )
const senders = async () =>
  (await platform.pool.query('select sender from platform.outbox')).rows.map(({ sender }) => StoredSender.parse(sender))

test.each([
  ['trade_status', false, 'changed-to@shop.example'],
  ['payout', false, 'changed-payout@shop.example'],
  ['payout', true, 'changed-b2b@shop.example'],
] as const)('a message about %s (business: %s) goes to the address that staff have set', async (subject, business, address) => {
  await write(subject, business)
  expect((await waitingMails(platform))[0]?.to.address).toBe(address)
  const sender = {
    name: 'Renamed Shop',
    address: 'changed-from@shop.example',
    mailbox: 'changed-to@shop.example',
    origin: indexOrigin,
  }
  expect(await senders()).toEqual([sender, sender])
})

test('any other mail of a call has the sender that staff have set', async () => {
  const person = { firstName: 'Nina', lastName: 'Neu', email: 'new@example.org', password: 'long-enough-and-uncommon-71' }
  await withShopSettings({ market, indexOrigin, routes: [] }, () =>
    register({ application: market.applicationId, ...person }, {}),
  )
  const found = await senders()
  expect(found.map(({ name, address }) => [name, address])).toEqual([['Renamed Shop', 'changed-from@shop.example']])
})

const document = ApiDocument.parse(JSON.parse(JSON.stringify(openApiDocument())))
const withoutBody = ENDPOINTS.filter(({ body }) => !body).map(({ method, path }) => [method, path] as const)
test.each(withoutBody)(
  '%s %s with settings that the shop did not sign answers 401, as the document says',
  async (method, path) => {
    const address = path.replaceAll(/\{\w+\}/g, 'x'.repeat(22))
    const { status } = await send(platform, method, address, undefined, { 'shop-settings': 'forged' })
    expect(status).toBe(401)
    expect(Object.keys(document.paths[path]?.[method.toLowerCase()]?.responses ?? {})).toContain('401')
  },
)
