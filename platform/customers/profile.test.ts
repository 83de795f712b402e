import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { AddressPatched, Customer, CustomerAddresses } from '@trade-in-shop/contracts/customers'
import { Trade } from '@trade-in-shop/contracts/trades'
import { inTransaction } from '@platform/store/pool'
import { handOver } from '@platform/trades/move-trade'
import { findTrade, lockTrade } from '@platform/trades/trade-store'
import { ADDRESS, aCustomer, type ACustomer } from '../../tests/support/a-customer'
import { queuedMails } from '../../tests/support/queued-mails'
import { anOffer, newKey, send, smallPlatform, tradeRequest, type SmallPlatform } from '../../tests/support/small-platform'

let platform: SmallPlatform
let customer: ACustomer
beforeAll(async () => {
  platform = await smallPlatform('profile')
})
afterAll(() => platform.drop())

const NEW = {
  ...{ street: 'Neue Straße', houseNumber: '12-14/Stg. 3/2. OG/Tür 17', line2: 'c/o Familie Berger', postalCode: '20095' },
  ...{ city: 'Hamburg', country: 'DE' },
}
const patchAddress = (iri: string, change: Record<string, unknown> = {}) =>
  customer.call('PATCH', '/customers/addresses', { address: { iri, ...NEW, ...change } })
const addresses = async () => CustomerAddresses.parse((await customer.call('GET', '/customers/addresses')).body)
const me = async () => Customer.parse((await customer.call('GET', '/customers/customers')).body)
const mails = () => queuedMails(platform, 'address_changed', customer.email)

async function sell(change: Record<string, unknown> = {}): Promise<Trade> {
  const request = tradeRequest([(await anOffer(platform)).offerId], change)
  const answer = await send(platform, 'POST', '/trades', request, { 'idempotency-key': newKey(), ...customer.headers })
  expect(answer.status).toBe(201)
  return Trade.parse(answer.body)
}
const sentFrom = async ({ number }: Trade) => (await findTrade(platform.pool, 'number', number))?.address.street

describe('the address', () => {
  test('the address is created with an empty IRI, once; the first one sends no mail', async () => {
    customer = await aCustomer(platform)
    expect(await addresses()).toEqual([])
    const { address, affectedTrades } = AddressPatched.parse((await patchAddress('', { houseNumber: '', line2: '' })).body)
    expect([address.houseNumber, address.line2, affectedTrades, await addresses()]).toEqual([null, null, [], [address]])
    expect(await mails()).toEqual([])
    expect(AddressPatched.parse((await patchAddress('')).body).address.iri).toBe(address.iri)
    expect(await addresses()).toMatchObject([NEW])
  })

  test.each([
    ['houseNumber', 30],
    ['line2', 60],
  ])('the address of a %s of %i characters is stored, and one more is refused', async (field, most) => {
    customer = await aCustomer(platform, { address: ADDRESS })
    const [known] = await addresses()
    expect(await patchAddress(known?.iri ?? '', { [field]: 'x'.repeat(most) })).toMatchObject({ status: 200 })
    expect(await addresses()).toMatchObject([{ [field]: 'x'.repeat(most) }])
    expect((await patchAddress(known?.iri ?? '', { [field]: 'x'.repeat(most + 1) })).status).toBe(400)
  })

  test('the address changes on trades that are not handed over, and on no others', async () => {
    customer = await aCustomer(platform, { address: ADDRESS })
    const [waiting, sent] = [await sell(), await sell()]
    await inTransaction(platform.pool, async (db) => {
      const trade = await lockTrade(db, sent.number)
      if (trade) await handOver(db, trade, platform.clock())
    })
    const [address] = await addresses()
    const patched = await patchAddress(address?.iri ?? '')
    expect(patched).toMatchObject({
      status: 200,
      body: { address: { iri: address?.iri, ...NEW }, affectedTrades: [waiting.number] },
    })
    expect([await sentFrom(waiting), await sentFrom(sent)]).toEqual([NEW.street, ADDRESS.street])
    expect((await send(platform, 'GET', waiting.label.pdf)).status).toBe(200)
    expect(await mails()).toEqual([
      { application: 'wkfs_de_DE', email: customer.email, firstName: 'Miriam', affectedTrades: [waiting.number] },
    ])
  })

  test('the address that stays the same changes no trade and sends no mail', async () => {
    const before = await mails()
    const [address] = await addresses()
    expect(await patchAddress(address?.iri ?? '')).toMatchObject({ status: 200, body: { affectedTrades: [] } })
    expect(await mails()).toEqual(before)
  })

  test.each([
    ['what can be no postal code', { postalCode: 'no code' }, 422, 'address/postalCode'],
    ['a country that we do not buy in', { country: 'SE' }, 422, 'address/country'],
    ['no street', { street: ' ' }, 400, 'address/street'],
  ])('%s is named at its field', async (_name, change, status, path) => {
    expect(await patchAddress((await addresses())[0]?.iri ?? '', change)).toMatchObject({
      status,
      body: { code: 'invalid_request', errors: [{ path }] },
    })
  })

  test('the address of a German customer may be in Austria', async () => {
    customer = await aCustomer(platform, { address: ADDRESS })
    const [{ iri } = { iri: '' }] = await addresses()
    expect(await patchAddress(iri, { postalCode: '1010', city: 'Wien', country: 'AT' })).toMatchObject({ status: 200 })
    expect(await addresses()).toMatchObject([{ postalCode: '1010', country: 'AT' }])
  })
})

describe('a sale with saveAddress', () => {
  const AUSTRIAN = { street: 'Gumpendorfer Straße', houseNumber: '9', postalCode: '1060', city: 'Wien', country: 'AT' }
  const save = (address: Record<string, unknown>) => sell({ address, saveAddress: true })

  test('a sale with saveAddress writes the first address of a country without a mail, and leaves those of other countries', async () => {
    customer = await aCustomer(platform)
    await sell({ address: ADDRESS })
    expect(await addresses()).toEqual([])
    await save(ADDRESS)
    expect(await addresses()).toMatchObject([ADDRESS])
    expect((await patchAddress('', AUSTRIAN)).status).toBe(200)
    expect(await addresses()).toMatchObject([AUSTRIAN, ADDRESS])
    expect(await mails()).toEqual([])
  })

  test('a sale with saveAddress replaces the address of the country with a mail, and no label of an earlier sale changes', async () => {
    customer = await aCustomer(platform, { address: ADDRESS })
    const earlier = await sell({ address: ADDRESS })
    await save(NEW)
    expect(await addresses()).toMatchObject([NEW])
    expect(await sentFrom(earlier)).toBe(ADDRESS.street)
    expect(await mails()).toMatchObject([{ email: customer.email, affectedTrades: [] }])
    await save(NEW)
    expect(await mails()).toHaveLength(1)
  })

  test('a sale with saveAddress changes nothing for a guest', async () => {
    const request = tradeRequest([(await anOffer(platform)).offerId], { saveAddress: true })
    expect((await send(platform, 'POST', '/trades', request, { 'idempotency-key': newKey() })).status).toBe(201)
  })

  test('an address that moves to a country where the customer has one replaces it', async () => {
    customer = await aCustomer(platform, { address: ADDRESS })
    await patchAddress('', AUSTRIAN)
    const german = (await addresses()).find(({ country }) => country === 'DE')
    expect((await patchAddress(german?.iri ?? '', { ...AUSTRIAN, houseNumber: '10' })).status).toBe(200)
    expect(await addresses()).toMatchObject([{ ...AUSTRIAN, houseNumber: '10' }])
  })
})

describe('the person', () => {
  const patch = (address: Record<string, unknown>) =>
    customer.call('PATCH', '/customers/people', {
      ...{
        address,
        peopleIri: `/customers/people/${customer.customerId}`,
        customerIri: `/customers/customers/${customer.customerId}`,
      },
    })
  beforeAll(async () => {
    customer = await aCustomer(platform)
  })

  test('the person has a birth date, and a name that may change', async () => {
    expect(await patch({ birthDate: '1990-04-12' })).toMatchObject({ status: 200, body: { birthDate: '1990-04-12' } })
    expect(await me()).toMatchObject({ firstName: 'Miriam', person: { birthDate: '1990-04-12' } })
    expect((await patch({ birthDate: '1990-04-12', firstName: 'Mira', lastName: 'Neu' })).status).toBe(200)
    expect(await me()).toMatchObject({ firstName: 'Mira', lastName: 'Neu' })
    const { rows } = await platform.pool.query('select first_name from platform.identities where customer_id = $1', [
      customer.customerId,
    ])
    expect(rows).toEqual([{ first_name: 'Mira' }])
  })

  test.each([
    ['18 today', '2008-11-21', 200, undefined],
    ['18 tomorrow', '2008-11-22', 422, 'under_age'],
    ['born tomorrow', '2026-11-22', 422, 'invalid'],
    ['150 years old', '1876-01-01', 422, 'invalid'],
    ['no date', '2008-02-30', 400, 'invalid'],
  ])('PATCH of a birth date, %s (%s), answers %i', async (_name, birthDate, status, code) => {
    const answer = await patch({ birthDate })
    expect(answer.status).toBe(status)
    if (code) expect(answer.body).toMatchObject({ errors: [{ path: 'address/birthDate', code }] })
  })

  test('the person is 18 by the calendar of the market, an hour before it is elsewhere', async () => {
    platform.setTime(new Date('2026-11-21T23:30:00Z'))
    customer = await aCustomer(platform)
    expect((await patch({ birthDate: '2008-11-22' })).status).toBe(200)
    platform.setTime(new Date('2026-11-21T10:00:00Z'))
  })
})

describe('the telephone number', () => {
  const contact = (method: string, phone: string, phoneIri?: string) =>
    customer.call(method, '/customers/phone_contacts', {
      ...{ phone, customerIri: `/customers/customers/${customer.customerId}`, ...(phoneIri && { phoneIri }) },
    })
  test('the telephone number is one that its country gives out, and there is one of it', async () => {
    customer = await aCustomer(platform)
    expect((await contact('PATCH', '+4915112345678', `/customers/phone_contacts/${customer.customerId}`)).status).toBe(404)
    const made = await contact('POST', '+4915112345678')
    expect(made).toMatchObject({ status: 201, body: { phone: '+4915112345678' } })
    const { iri } = made.body as { iri: string }
    expect(await contact('PATCH', '+33612345678', iri)).toMatchObject({ status: 200, body: { iri, phone: '+33612345678' } })
    expect(await contact('POST', '+436641234567')).toMatchObject({ status: 201, body: { iri } })
    expect(await me()).toMatchObject({ phoneContact: { iri, phone: '+436641234567' } })
  })
  test.each([
    ['015112345678', 400],
    ['+49123', 400],
    ['+33000000000', 422],
    ['+9991234567890', 422],
  ])('%s is refused', async (phone, status) => {
    expect(await contact('POST', phone)).toMatchObject({ status, body: { errors: [{ path: 'phone', code: 'invalid' }] } })
  })
})
