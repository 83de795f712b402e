import { afterAll, beforeAll, expect, test } from 'vitest'
import { moveByNumber } from '@platform/cli/trade-command'
import { CLARIFICATION_MAILS } from '@platform/mail/kinds/compose-clarification-mails'
import {
  after,
  clarificationPlatform,
  readOfferId,
  type ClarificationPlatform,
  type OpenedClarification,
} from '../../tests/support/clarification-platform'
import { queuedMails } from '../../tests/support/queued-mails'
import { send, type SmallPlatform } from '../../tests/support/small-platform'
import { expireClarifications } from './clarification-worker'

let platformUnderTest: ClarificationPlatform
let platform: SmallPlatform
const asked = (...worse: number[]) => platformUnderTest.asked(...worse)
const now = (accessId: string) => platformUnderTest.now(accessId)
const read = (path: string) => platformUnderTest.read(path)
const answer: ClarificationPlatform['answer'] = (...asked) => platformUnderTest.answer(...asked)
beforeAll(async () => {
  platformUnderTest = await clarificationPlatform('clarification_expiry')
  platform = platformUnderTest.platform
})
afterAll(() => platform.drop())

test('it goes back free of charge after fourteen days, and never before', async () => {
  const { trade, path, email } = await asked(1)
  platform.setTime(new Date(after(14).getTime() - 1))
  await expireClarifications(platform)
  expect((await read(path)).state).toBe('open')
  platform.setTime(after(14))
  expect((await read(path)).state).toBe('expired')
  expect(await answer(path, [readOfferId(trade, 0), 'accept'])).toMatchObject({ status: 410, body: { code: 'expired' } })
  expect(await expireClarifications(platform)).toBe(true)
  const moved = await now(trade.accessId)
  expect(moved).toMatchObject({
    ...{ state: 'payout_pending', total: { amount: 10_000 } },
    lines: [{ state: 'return_in_progress' }, { state: 'accepted' }],
  })
  expect(moved.history.at(-1)?.reason).toBe('clarification_expired')
  expect((await read(path)).state).toBe('expired')
  expect(await answer(path, [readOfferId(trade, 0), 'accept'])).toMatchObject({ status: 410 })
  expect(await queuedMails(platform, 'clarification_expired', email)).toMatchObject([{ lines: [{ decision: 'return' }] }])
})

test('a second pass finds nothing to do', async () => {
  const { trade } = await asked(1, 2)
  platform.setTime(after(15))
  await Promise.all([expireClarifications(platform), expireClarifications(platform)])
  const moved = await now(trade.accessId)
  expect(moved.state).toBe('return_in_progress')
  expect(moved.history.filter(({ reason }) => reason === 'clarification_expired')).toHaveLength(1)
})

test('three reminders wait for their day', async () => {
  const { email } = await asked(1)
  expect(await queuedMails(platform, 'clarification_opened', email)).toHaveLength(1)
  expect(await queuedMails(platform, 'clarification_reminder', email)).toHaveLength(3)
})

test('a reminder is sent only while the question is open', async () => {
  const { trade, path, email } = await asked(1)
  const [payload] = await queuedMails(platform, 'clarification_reminder', email)
  const reminder = () => CLARIFICATION_MAILS.clarification_reminder.write(platform, payload)
  expect((await reminder())?.text).toContain(trade.number)
  platform.setTime(after(14))
  expect(await reminder()).toBeNull()
  platform.setTime(after(13))
  await answer(path, [readOfferId(trade, 0), 'accept'])
  expect(await reminder()).toBeNull()
})

const ask = (path: string) => send(platform, 'POST', `${path}/second-look`)
const lookAgain = ({ trade }: OpenedClarification, at: Date) =>
  moveByNumber(platform.env, [trade.number, 'second-look', '--by', 'ben'], at)

test('nothing expires while the result is awaited, and three days at least are left after it', async () => {
  const opened = await asked(1)
  platform.setTime(new Date(after(14).getTime() - 3_600_000))
  await ask(opened.path)
  platform.setTime(after(30))
  await expireClarifications(platform)
  expect((await read(opened.path)).state).toBe('open')
  await lookAgain(opened, after(30))
  expect((await read(opened.path)).expiresAt).toBe(after(33).toISOString())
  platform.setTime(after(33))
  await expireClarifications(platform)
  expect((await now(opened.trade.accessId)).history.at(-1)?.reason).toBe('clarification_expired')
  expect(await ask(opened.path)).toMatchObject({ status: 410, body: { code: 'expired' } })
})

test('reminders of the first deadline are not sent once a second look has moved it; one of the new deadline is', async () => {
  const opened = await asked(1)
  const [first] = await queuedMails(platform, 'clarification_reminder', opened.email)
  await ask(opened.path)
  expect(await CLARIFICATION_MAILS.clarification_reminder.write(platform, first)).toBeNull()
  await lookAgain(opened, after(1))
  const reminders = await queuedMails(platform, 'clarification_reminder', opened.email)
  expect(reminders).toHaveLength(4)
  const sent = await Promise.all(reminders.map((payload) => CLARIFICATION_MAILS.clarification_reminder.write(platform, payload)))
  expect(sent.filter((mail) => mail !== null)).toHaveLength(1)
})
