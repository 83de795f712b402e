import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Trade } from '@trade-in-shop/contracts/trades'
import { movedClock } from '../../tests/support/moved-clock'
import { anOffer, APPLICATION, newKey, send, smallPlatform, tradeRequest, type SmallPlatform } from '../../tests/support/small-platform' // prettier-ignore

const SECOND = 1000
const SLOWED = { status: 429, body: { code: 'too_many_requests' } }
const EMAIL_WANTED = { status: 422, body: { errors: [{ path: 'email', code: 'required' }] } }
let platform: SmallPlatform
beforeAll(async () => {
  platform = await smallPlatform('known_device')
})
afterAll(() => platform.drop())
const { pass } = movedClock(() => platform)

const newDevice = () => randomBytes(16).toString('base64url')

describe('a look-up of a guest’s trade', () => {
  const sell = async (device: string) => {
    const body = tradeRequest([(await anOffer(platform)).offerId])
    const headers = { 'idempotency-key': newKey(), 'client-device': device }
    return Trade.parse((await send(platform, 'POST', '/trades', body, headers)).body)
  }
  const look = (number: string, postalCode: string, device?: string) =>
    send(
      platform,
      'POST',
      '/trades/lookups',
      { application: APPLICATION, number, postalCode },
      { 'client-key': newKey(), ...(device && { 'client-device': device }) },
    )

  test('a look-up of a guest’s trade from the browser that made the trade succeeds while strangers have used up the attempts for its number', async () => {
    const device = newDevice()
    const { number, accessId } = await sell(device)
    for (let tries = 0; tries < 10; tries++) expect((await look(number, `1000${tries}`)).status).toBe(404)
    expect(await look(number, '10969')).toMatchObject(EMAIL_WANTED)
    expect(await look(number, '10969', device)).toMatchObject({ status: 200, body: { accessId } })
    for (let tries = 0; tries < 5; tries++) expect((await look(number, '00000', device)).status).toBe(404)
    expect(await look(number, '10969', device)).toMatchObject(SLOWED)
    pass(60 * SECOND)
    expect(await look(number, '10969', device)).toMatchObject({ status: 200 })
  })

  test('a look-up of a guest’s trade needs the e-mail address after twenty numbers beside one postal code, then twenty an hour, also from changing addresses', async () => {
    for (let tries = 0; tries < 20; tries++) expect((await look(`RV-7000${tries}`, '20095')).status).toBe(404)
    expect(await look('RV-700099', ' 200-95 ')).toMatchObject(EMAIL_WANTED)
    expect((await look('RV-700099', '20097')).status).toBe(404)
    pass(180 * SECOND)
    expect((await look('RV-700100', '20095')).status).toBe(404)
    expect(await look('RV-700101', '20095')).toMatchObject(EMAIL_WANTED)
  })
})
