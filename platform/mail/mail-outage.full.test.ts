import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MINUTE, SECOND } from '@trade-in-shop/runtime/durations'
import { movedClock } from '../../tests/support/moved-clock'
import { anOffer, newKey, send, smallPlatform, tradeRequest, type SmallPlatform } from '../../tests/support/small-platform'
import { drainOutbox } from './outbox-worker'

const OUTAGE_MINUTES = 60
const SALE_EVERY_MINUTES = 10
let platform: SmallPlatform
const { pass } = movedClock(() => platform)
beforeAll(async () => {
  platform = await smallPlatform('mail-outage', { PLATFORM_METRICS_PORT: '0' })
})
afterAll(() => platform.drop())

const sell = async () => {
  const { offerId } = await anOffer(platform)
  return send(platform, 'POST', '/trades', tradeRequest([offerId]), { 'idempotency-key': newKey() })
}
const metric = async (name: string) => {
  const text = await (await fetch(`http://127.0.0.1:${platform.operatorPort}/metrics`)).text()
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1])
}

test('F27: an hour of refused connections refuses no sale, and each of its mails is sent once within five minutes after it', async () => {
  const away = createTransport({ host: '127.0.0.1', port: 1 })
  let sales = 0
  for (let minute = 0; minute < OUTAGE_MINUTES; minute += 1) {
    if (minute % SALE_EVERY_MINUTES === 0) {
      expect((await sell()).status).toBe(201)
      sales += 1
    }
    await drainOutbox(platform, away)
    pass(MINUTE)
  }
  expect(await metric('platform_outbox_depth')).toBe(sales)
  expect(await metric('platform_outbox_age_seconds')).toBe((OUTAGE_MINUTES * MINUTE) / SECOND)

  const sent: unknown[] = []
  const back = { sendMail: async ({ messageId }: { messageId?: string }) => sent.push(messageId) }
  let minutes = 0
  for (; sent.length === 0; minutes += 1) {
    await drainOutbox(platform, back)
    pass(MINUTE)
  }
  expect(minutes).toBeLessThanOrEqual(5)
  expect(new Set(sent).size).toBe(sales)
  expect(sent).toHaveLength(sales)
  expect(await metric('platform_outbox_depth')).toBe(0)
})
