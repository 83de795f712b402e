import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Clarification } from '@trade-in-shop/contracts/clarifications'
import { Trade } from '@trade-in-shop/contracts/trades'
import { moveByNumber } from '@platform/cli/trade-command'
import { clarificationPlatform, NOW, readOfferId, type ClarificationPlatform } from '../../tests/support/clarification-platform'
import { queuedMails } from '../../tests/support/queued-mails'
import { anOffer, answers, newKey, send, tradeRequest, type SmallPlatform } from '../../tests/support/small-platform'

let platformUnderTest: ClarificationPlatform
let platform: SmallPlatform
const asked = (...worse: number[]) => platformUnderTest.asked(...worse)
const now = (accessId: string) => platformUnderTest.now(accessId)
const read = (path: string) => platformUnderTest.read(path)
const answer: ClarificationPlatform['answer'] = (...asked) => platformUnderTest.answer(...asked)
beforeAll(async () => {
  platformUnderTest = await clarificationPlatform('clarifications')
  platform = platformUnderTest.platform
})
afterAll(() => platform.drop())

describe('an answer', () => {
  test('an answer that accepts pays the new price and moves the trade', async () => {
    const { trade, path, email } = await asked(1)
    const { status, body } = await answer(path, [readOfferId(trade, 0), 'accept'])
    expect([status, Clarification.parse(body).state]).toEqual([200, 'answered'])
    const moved = await now(trade.accessId)
    expect(moved).toMatchObject({
      ...{ state: 'payout_pending', total: { amount: 47_900 }, clarification: null },
      lines: [{ state: 'accepted', price: { amount: 37_900 } }, { state: 'accepted' }],
    })
    expect(moved.history.at(-1)?.reason).toBe('clarification_accepted')
    expect(await queuedMails(platform, 'clarification_acknowledged', email)).toMatchObject([{ total: 47_900 }])
  })

  test('an answer that wants all devices back pays nothing', async () => {
    const { trade, path } = await asked(1, 2)
    await answer(path, [readOfferId(trade, 0), 'return'], [readOfferId(trade, 1), 'return'])
    expect(await now(trade.accessId)).toMatchObject({
      ...{ state: 'return_in_progress', total: { amount: 0 } },
      lines: [{ state: 'return_in_progress' }, { state: 'return_in_progress' }],
    })
    await moveByNumber(platform.env, [trade.number, 'sent-back'], NOW)
    expect(await now(trade.accessId)).toMatchObject({ state: 'closed' })
  })

  test('for each device alone pays what is sold and sends the other back', async () => {
    const { trade, path } = await asked(1, 2)
    await answer(path, [readOfferId(trade, 0), 'return'], [readOfferId(trade, 1), 'accept'])
    const moved = await now(trade.accessId)
    expect(moved).toMatchObject({
      ...{ state: 'payout_pending', total: { amount: 9200 } },
      lines: [{ state: 'return_in_progress' }, { state: 'accepted' }],
    })
    expect(moved.history.at(-1)?.reason).toBe('clarification_mixed')
  })

  test('about one of two devices waits for the other', async () => {
    const { trade, path } = await asked(1, 2)
    const first = Clarification.parse((await answer(path, [readOfferId(trade, 0), 'accept'])).body)
    expect([first.state, first.lines.map(({ decision }) => decision)]).toEqual(['open', ['accept', null]])
    expect((await now(trade.accessId)).state).toBe('awaiting_customer')
    const second = Clarification.parse((await answer(path, [readOfferId(trade, 1), 'accept'])).body)
    expect(second.state).toBe('answered')
  })

  test('an answer is final: the same again changes nothing, another one is refused', async () => {
    const { trade, path } = await asked(1)
    await answer(path, [readOfferId(trade, 0), 'return'])
    const before = await now(trade.accessId)
    expect(await answer(path, [readOfferId(trade, 0), 'return'])).toMatchObject({ status: 200, body: { state: 'answered' } })
    expect(await answer(path, [readOfferId(trade, 0), 'accept'])).toMatchObject({
      status: 409,
      body: { code: 'already_answered' },
    })
    expect(await now(trade.accessId)).toEqual(before)
    expect((await read(path)).lines[0]?.decision).toBe('return')
  })

  test('an answer of fifty at once counts when it is the first', async () => {
    const { trade, path, email } = await asked(1)
    const posts = Array.from({ length: 50 }, (_, index) =>
      answer(path, [readOfferId(trade, 0), index % 2 === 0 ? 'accept' : 'return']),
    )
    const statuses = (await Promise.all(posts)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(25)
    expect(statuses.filter((status) => status === 409)).toHaveLength(25)
    const { lines } = await read(path)
    const moved = await now(trade.accessId)
    expect(moved.lines[0]?.state).toBe(lines[0]?.decision === 'accept' ? 'accepted' : 'return_in_progress')
    expect(moved.history.filter(({ reason }) => reason.startsWith('clarification_'))).toHaveLength(1)
    expect(await queuedMails(platform, 'clarification_acknowledged', email)).toHaveLength(1)
  })

  test('about another offer, or twice about one, is refused as a whole', async () => {
    const { trade, path } = await asked(1)
    const [asks, fine] = [readOfferId(trade, 0), readOfferId(trade, 1)]
    expect((await answer(path, [asks, 'accept'], [fine, 'accept'])).status).toBe(422)
    expect((await answer(path, [asks, 'accept'], [asks, 'return'])).status).toBe(422)
    expect((await answer(path)).status).toBe(400)
    expect((await read(path)).lines[0]?.decision).toBeNull()
  })
})

test('is not needed for a better condition, which pays more and sends a mail', async () => {
  platform.setTime(NOW)
  const { offerId } = await anOffer(platform, { answers: answers({ screen: 'light' }) })
  const email = 'better@example.org'
  const customer = { firstName: 'Miriam', lastName: 'Müßig', email, birthDate: '1990-04-12' }
  const { body } = await send(platform, 'POST', '/trades', tradeRequest([offerId], { customer }), { 'idempotency-key': newKey() })
  const { number } = Trade.parse(body)
  for (const step of [['handed-over'], ['received'], ['inspected', '--answer', 'screen=flawless']])
    await moveByNumber(platform.env, [number, ...step], NOW)
  const [told] = await queuedMails(platform, 'inspected_better', email)
  expect(told).toMatchObject({ number, lines: [{ oldPrice: 37_900, newPrice: 41_200 }] })
  expect(await queuedMails(platform, 'clarification_opened', email)).toEqual([])
})
