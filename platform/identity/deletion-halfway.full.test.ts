import { spawn } from 'node:child_process'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anAccount, makeBearerHeaders } from '../../tests/support/an-account'
import { deletionSteps, listIds } from '../../tests/support/deletion-steps'
import { send, smallPlatform, type SmallPlatform } from '../../tests/support/small-platform'
import { finishHalfDone } from './deletion-saga'

const START = new Date('2026-11-21T10:00:00Z')
const MINUTE = 60_000
let platform: SmallPlatform
beforeAll(async () => {
  platform = await smallPlatform('deletion')
})
afterAll(() => platform.drop())
beforeEach(() => platform.setTime(START))

const { firstStep, secondStep, count, expectGone } = deletionSteps(() => platform)

describe('a deletion that stops halfway', () => {
  const after = (ms: number) => platform.setTime(new Date(START.getTime() + ms))

  test('a deletion that stops halfway is finished by a worker after a minute when it stops between its steps', async () => {
    const account = await anAccount(platform)
    await firstStep(account)
    await finishHalfDone(platform)
    expect(await count('identities', account)).toBe(1)
    after(MINUTE)
    await finishHalfDone(platform)
    await expectGone(account)
  })

  /** Answers the signal that ended the process; null when it ended by itself. */
  const killedAt = (point: string, ids: ReturnType<typeof listIds>) =>
    new Promise<string | null>((resolve) => {
      const { MAIL_FROM, PLATFORM_SECRET, SERVICE_SECRET } = platform.env
      const env = { PLATFORM_DATABASE_URL: platform.databaseUrl, MAIL_FROM, PLATFORM_SECRET, SERVICE_SECRET }
      const argument = JSON.stringify({ env, now: START.toISOString(), point, ids })
      const child = spawn(process.execPath, ['--import', 'tsx', 'tests/support/killed-deletion.ts', argument], {
        stdio: 'inherit',
      })
      child.once('exit', (_code, signal) => resolve(signal))
    })

  test('a deletion that stops halfway has not begun when it stops before its first step', async () => {
    const account = await anAccount(platform)
    expect(await killedAt('before_both', listIds(account))).toBe('SIGKILL')
    after(MINUTE)
    await finishHalfDone(platform)
    expect((await send(platform, 'GET', '/customers/customers', undefined, makeBearerHeaders(account.tokens))).status).toBe(200)
  })

  test.each(['between_both', 'before_provider', 'in_transaction', 'after_commit'])(
    'a deletion that stops halfway by a kill at %s is finished',
    async (point) => {
      const account = await anAccount(platform)
      expect(await killedAt(point, listIds(account))).toBe('SIGKILL')
      expect(await count('account_deletions', account)).toBe(1)
      after(MINUTE)
      await finishHalfDone(platform)
      await finishHalfDone(platform)
      await expectGone(account)
    },
  )

  test('a deletion that stops halfway is finished once when two workers and the browser finish it at once', async () => {
    const account = await anAccount(platform)
    await firstStep(account)
    after(MINUTE)
    const [, , , answer] = await Promise.all([
      finishHalfDone(platform),
      finishHalfDone(platform),
      finishHalfDone(platform),
      secondStep(account),
    ])
    expect([204, 401, 404]).toContain(answer.status)
    await expectGone(account)
  })

  test('a deletion that stops halfway does not delay another one', async () => {
    const [one, two] = [await anAccount(platform), await anAccount(platform)]
    await firstStep(one)
    await firstStep(two)
    // A row that cannot be deleted: something else still points at it.
    await platform.pool.query('create table platform.holds (customer_id uuid references platform.identities (customer_id))')
    await platform.pool.query('insert into platform.holds values ($1)', [listIds(one).customerId])
    after(MINUTE)
    await finishHalfDone(platform)
    expect([await count('identities', one), await count('identities', two)]).toEqual([1, 0])
    await platform.pool.query('drop table platform.holds')
    await finishHalfDone(platform)
    await expectGone(one)
  })
})
