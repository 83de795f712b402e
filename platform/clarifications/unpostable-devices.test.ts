import { afterAll, beforeAll, expect, test } from 'vitest'
import { moveByNumber } from '@platform/cli/trade-command'
import { CLARIFICATION_MAILS } from '@platform/mail/kinds/compose-clarification-mails'
import {
  after,
  clarificationPlatform,
  NOW,
  readOfferId,
  type ClarificationPlatform,
} from '../../tests/support/clarification-platform'
import { queuedMails } from '../../tests/support/queued-mails'
import { send, type SmallPlatform } from '../../tests/support/small-platform'
import { expireClarifications } from './clarification-worker'

let asking: ClarificationPlatform
let platform: SmallPlatform
beforeAll(async () => {
  asking = await clarificationPlatform('unpostable_devices')
  platform = asking.platform
})
afterAll(() => platform.drop())

const states = async (accessId: string) => (await asking.now(accessId)).lines.map(({ state }) => state)
async function mailText(kind: keyof typeof CLARIFICATION_MAILS, email: string): Promise<string> {
  const [payload] = await queuedMails(platform, kind, email)
  return (await CLARIFICATION_MAILS[kind].write(platform, payload))?.text ?? ''
}

test('a device with a swollen battery can only be accepted, and one with a scratch can go back', async () => {
  const { trade, path, email } = await asking.asked('1:screen=lifted', 2)
  expect((await asking.read(path)).lines.map(({ disposal }) => disposal)).toEqual(['local', null])
  expect(await asking.answer(path, [readOfferId(trade, 0), 'return'], [readOfferId(trade, 1), 'return'])).toMatchObject({
    ...{ status: 422, body: { errors: [{ path: 'lines/0/decision', code: 'invalid' }] } },
  })
  expect((await asking.read(path)).lines.map(({ decision }) => decision)).toEqual([null, null])
  expect(await mailText('clarification_opened', email)).toContain('darf nicht verschickt werden')
  await asking.answer(path, [readOfferId(trade, 0), 'accept'], [readOfferId(trade, 1), 'return'])
  expect(await states(trade.accessId)).toEqual(['accepted', 'return_in_progress'])
})

test('a device with a swollen battery is recycled after the deadline, and the mail says so', async () => {
  const { trade, path, email } = await asking.asked('1:screen=lifted', 2)
  const alone = await asking.asked('1:screen=lifted')
  platform.setTime(after(14))
  await expireClarifications(platform)
  expect(await states(trade.accessId)).toEqual(['accepted', 'return_in_progress'])
  expect((await asking.read(path)).lines.map(({ decision }) => decision)).toEqual(['accept', 'return'])
  const both = await mailText('clarification_expired', email)
  expect(both).toMatch(/kostenlos recycelt.*geht kostenlos an Sie zurück/s)
  const text = await mailText('clarification_expired', alone.email)
  expect(text).toContain('kostenlos recycelt')
  expect(text).not.toMatch(/zurückschicken|kommt zurück|verkauft für/)
})

test('a sale of which every device is recycled is closed: nothing is paid, and no mail speaks of money', async () => {
  const answered = await asking.asked('1:screen=lifted', '2:screen=lifted')
  await asking.answer(answered.path, [readOfferId(answered.trade, 0), 'accept'], [readOfferId(answered.trade, 1), 'accept'])
  const beforehand = await asking.askedWith({ ifLower: { kind: 'accept', downTo: 0 } }, '1:screen=lifted', '2:screen=lifted')
  const silent = await asking.asked('1:screen=lifted', '2:screen=lifted')
  platform.setTime(after(14))
  await expireClarifications(platform)
  const closed = [
    [answered, 'clarification_acknowledged', 'clarification_accepted'],
    [beforehand, 'clarification_beforehand', 'lower_price_accepted'],
    [silent, 'clarification_expired', 'clarification_expired'],
  ] as const
  for (const [{ trade, email }, kind, reason] of closed) {
    const { state, total, history } = await asking.now(trade.accessId)
    expect([state, total.amount, history.at(-1)?.reason]).toEqual(['closed', 0, reason])
    await expect(moveByNumber(platform.env, [trade.number, 'paid'], after(15))).rejects.toThrow(
      'is closed and cannot become paid',
    )
    await expect(moveByNumber(platform.env, [trade.number, 'sent-back'], after(15))).rejects.toThrow('cannot become closed')
    expect(await mailText(kind, email)).toMatch(/kostenlos recycelt/)
    expect(await mailText(kind, email)).not.toMatch(/Auszahlung|auf Ihrem Konto|DE\d\d/)
  }
})

test('a sale of nothing waits for what goes back, and one of which only the voucher is worth something is paid', async () => {
  const mixed = await asking.asked('1:screen=lifted', 2)
  await asking.answer(mixed.path, [readOfferId(mixed.trade, 0), 'accept'], [readOfferId(mixed.trade, 1), 'return'])
  expect(await asking.now(mixed.trade.accessId)).toMatchObject({ state: 'return_in_progress', total: { amount: 0 } })
  const voucher = await asking.askedWith({ voucher: 'WILLKOMMEN10' }, '1:screen=lifted', '2:screen=lifted')
  await asking.answer(voucher.path, [readOfferId(voucher.trade, 0), 'accept'], [readOfferId(voucher.trade, 1), 'accept'])
  expect(await asking.now(voucher.trade.accessId)).toMatchObject({ state: 'payout_pending', total: { amount: 1000 } })
})

test('a seller who chose a return with the sale is asked where a device cannot go back', async () => {
  const { trade, email } = await asking.askedWith({ ifLower: { kind: 'return' } }, '1:screen=lifted', 2)
  expect(trade.state).toBe('awaiting_customer')
  expect(await states(trade.accessId)).toEqual(['revised', 'revised'])
  expect(await queuedMails(platform, 'clarification_beforehand', email)).toEqual([])
})

test('a sale is not cancelled any more once a device in it cannot go back', async () => {
  const { trade } = await asking.asked('1:screen=lifted')
  expect(trade.cancellable).toBe(false)
  expect(await send(platform, 'POST', `/trades/${trade.accessId}/cancellation`)).toMatchObject({ status: 410 })
  expect((await asking.asked(1)).trade.cancellable).toBe(true)
})

test('a swollen battery that only the second inspector sees keeps the price and cannot go back either', async () => {
  const { trade, path } = await asking.asked(1)
  await send(platform, 'POST', `${path}/second-look`)
  await moveByNumber(platform.env, [trade.number, 'second-look', '--by', 'ben', '--answer', '1:screen=lifted'], NOW)
  expect((await asking.read(path)).lines).toMatchObject([{ disposal: 'local', newPrice: { amount: 37_900 } }])
  expect(await asking.answer(path, [readOfferId(trade, 0), 'return'])).toMatchObject({ status: 422 })
})
