import { afterAll, beforeAll, expect, test } from 'vitest'
import { Clarification } from '@trade-in-shop/contracts/clarifications'
import { moveByNumber } from '@platform/cli/trade-command'
import {
  after,
  clarificationPlatform,
  NOW,
  readOfferId,
  type ClarificationPlatform,
  type OpenedClarification,
} from '../../tests/support/clarification-platform'
import { FIRST_INSPECTOR } from '../../tests/support/photos'
import { queuedMails } from '../../tests/support/queued-mails'
import { send, type SmallPlatform } from '../../tests/support/small-platform'

let platformUnderTest: ClarificationPlatform
let platform: SmallPlatform
const asked = (...worse: number[]) => platformUnderTest.asked(...worse)
const now = (accessId: string) => platformUnderTest.now(accessId)
const read = (path: string) => platformUnderTest.read(path)
const answer: ClarificationPlatform['answer'] = (...given) => platformUnderTest.answer(...given)
beforeAll(async () => {
  platformUnderTest = await clarificationPlatform('second_look')
  platform = platformUnderTest.platform
})
afterAll(() => platform.drop())

const ask = (path: string) => send(platform, 'POST', `${path}/second-look`)
const look = ({ trade }: OpenedClarification, at: Date, ...args: string[]) =>
  moveByNumber(platform.env, [trade.number, 'second-look', ...args], at)
/** Asked on a Saturday; the second working day after it is the Tuesday. */
const TUESDAY = '2026-11-24T12:00:00.000Z'
const RIGHT = ['--answer', 'screen=flawless']

test('a seller asks for a second look, has a day for its result, and loses none of the fourteen days', async () => {
  const opened = await asked(1)
  platform.setTime(after(4))
  const { status, body } = await ask(opened.path)
  expect(status).toBe(200)
  const { secondLook, state, expiresAt } = Clarification.parse(body)
  expect(state).toBe('open')
  expect(secondLook).toMatchObject({ askedAt: after(4).toISOString(), decidedAt: null, result: null })
  expect(secondLook?.decideBy).toBe('2026-11-27T12:00:00.000Z')
  expect(expiresAt).toBe('2026-12-07T12:00:00.000Z')
  const trade = await now(opened.trade.accessId)
  expect(trade).toMatchObject({
    state: 'second_look',
    cancellable: true,
    clarification: { expiresAt, secondLookBy: secondLook?.decideBy },
  })
  expect(trade.history.at(-1)).toMatchObject({ state: 'second_look', reason: 'second_look_asked' })
  expect(await queuedMails(platform, 'second_look_asked', opened.email)).toMatchObject([{ decideBy: secondLook?.decideBy }])
})

test('asking again changes nothing, also at the same moment and after the result', async () => {
  const opened = await asked(1)
  const answers = await Promise.all([ask(opened.path), ask(opened.path), ask(opened.path)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect((await read(opened.path)).secondLook?.decideBy).toBe(TUESDAY)
  expect(await queuedMails(platform, 'second_look_asked', opened.email)).toHaveLength(1)
  await look(opened, after(1), '--by', 'ben')
  const decided = await read(opened.path)
  expect(await ask(opened.path)).toMatchObject({ status: 200, body: decided })
  expect((await now(opened.trade.accessId)).state).toBe('awaiting_customer')
  await expect(look(opened, after(1), '--by', 'carla')).rejects.toThrow('Nobody has asked')
})

test('a result of the same kind leaves the offer as it was, acceptable afterwards', async () => {
  const opened = await asked(1)
  await ask(opened.path)
  expect(await look(opened, after(1), '--by', 'ben')).toContain('second_look -> awaiting_customer')
  const page = await read(opened.path)
  expect(page).toMatchObject({ state: 'open', secondLook: { result: 'confirmed', decidedAt: after(1).toISOString() } })
  expect(page.lines[0]).toMatchObject({ newPrice: { amount: 37_900 }, decision: null })
  expect(await queuedMails(platform, 'second_look_decided', opened.email)).toMatchObject([{ result: 'confirmed' }])
  expect((await now(opened.trade.accessId)).history.at(-1)?.reason).toBe('second_look_confirmed')
  expect(await answer(opened.path, [readOfferId(opened.trade, 0), 'accept'])).toMatchObject({ status: 200 })
  expect((await now(opened.trade.accessId)).state).toBe('payout_pending')
})

test('the offer can be accepted or refused while another inspector looks, and that ends the look', async () => {
  for (const [decision, reason] of [
    ['accept', 'clarification_accepted'],
    ['return', 'clarification_returned'],
  ] as const) {
    const opened = await asked(1)
    await ask(opened.path)
    expect(await answer(opened.path, [readOfferId(opened.trade, 0), decision])).toMatchObject({ status: 200 })
    const trade = await now(opened.trade.accessId)
    expect([trade.state, trade.history.at(-1)?.reason]).toEqual(['payout_pending', reason])
    await expect(look(opened, NOW, '--by', 'ben')).rejects.toThrow('Nobody has asked')
    expect(await ask(opened.path)).toMatchObject({ status: 409, body: { code: 'already_answered' } })
  }
})

test('a cancellation ends the look, and everything comes back', async () => {
  const opened = await asked(1)
  await ask(opened.path)
  expect((await send(platform, 'POST', `/trades/${opened.trade.accessId}/cancellation`)).status).toBe(200)
  expect((await now(opened.trade.accessId)).state).toBe('return_in_progress')
})

test('who inspected first cannot look again, in whatever letters', async () => {
  const opened = await asked(1)
  await ask(opened.path)
  for (const name of [FIRST_INSPECTOR, FIRST_INSPECTOR.toUpperCase()])
    await expect(look(opened, NOW, '--by', name)).rejects.toThrow('somebody else looks again')
  await expect(look(opened, NOW)).rejects.toThrow('takes --by name')
  await expect(look(opened, NOW, '--by', 'ben', '--answer', '2:screen=flawless')).rejects.toThrow('Line 2')
  expect((await now(opened.trade.accessId)).state).toBe('second_look')
})

test('a device that is as described after all is sold at its first price, without a question', async () => {
  const opened = await asked(1)
  await ask(opened.path)
  expect(await look(opened, after(1), '--by', 'ben', ...RIGHT)).toContain('second_look -> payout_pending')
  const trade = await now(opened.trade.accessId)
  expect(trade).toMatchObject({ total: opened.trade.total, lines: [{ state: 'accepted', total: { amount: 41_200 } }, {}] })
  expect(trade.history.at(-1)?.reason).toBe('second_look_restored')
  const page = await read(opened.path)
  expect(page.state).toBe('answered')
  expect(page.lines).toMatchObject([{ decision: 'accept', newPrice: { amount: 41_200 }, differences: [] }])
  expect(await queuedMails(platform, 'second_look_restored', opened.email)).toMatchObject([{ lines: [{ newPrice: 41_200 }] }])
  expect(await queuedMails(platform, 'second_look_decided', opened.email)).toEqual([])
})

test('of two devices the one that was right is sold, and the other one keeps its offer and its question', async () => {
  const opened = await asked(1, 2)
  await ask(opened.path)
  await look(opened, after(1), '--by', 'ben', '--answer', '1:screen=flawless')
  const page = await read(opened.path)
  expect(page).toMatchObject({ state: 'open', secondLook: { result: 'raised' } })
  expect(page.lines).toMatchObject([{ decision: 'accept' }, { decision: null }])
  expect((await now(opened.trade.accessId)).state).toBe('awaiting_customer')
  const [mail] = await queuedMails(platform, 'second_look_decided', opened.email)
  expect(mail).toMatchObject({ result: 'raised', lines: [{ offerId: readOfferId(opened.trade, 1) }] })
  await answer(opened.path, [readOfferId(opened.trade, 1), 'return'])
  const trade = await now(opened.trade.accessId)
  expect(trade.lines.map(({ state }) => state)).toEqual(['accepted', 'return_in_progress'])
})

test('a second look that finds more damage takes nothing off', async () => {
  const opened = await asked(1)
  await ask(opened.path)
  await look(opened, after(1), '--by', 'ben', '--answer', 'functions=camera')
  expect(await read(opened.path)).toMatchObject({
    ...{ secondLook: { result: 'confirmed' } },
    lines: [{ newPrice: { amount: 37_900 }, differences: [{ question: 'screen' }] }],
  })
})

test('an unknown pair and a wrong one are not found, and nothing is asked', async () => {
  const [one, other] = [await asked(1), await asked(1)]
  const [, , id = ''] = one.path.split('/')
  for (const path of [`/clarifications/${'A'.repeat(22)}/${one.trade.number}`, `/clarifications/${id}/${other.trade.number}`])
    expect(await ask(path)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect((await read(one.path)).secondLook).toBeNull()
})
