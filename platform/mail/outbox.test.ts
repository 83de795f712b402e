import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startMailCatcher, type MailCatcher } from '../../tools/mail-catcher/catcher'
import { anOffer, newKey, send, smallPlatform, tradeRequest, type SmallPlatform } from '../../tests/support/small-platform'
import { processClock } from '@platform/context'
import { deleteSentMails, enqueueMail } from '@platform/outbox/outbox-store'
import { drainOutbox, outboxWorker, retryDelay } from './outbox-worker'

const START = new Date('2026-11-21T10:00:00Z')
let platform: SmallPlatform
let catcher: MailCatcher
let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'outbox-'))
  catcher = await startMailCatcher({ smtpPort: 0, httpPort: 0, dir })
  platform = await smallPlatform('outbox')
})
afterAll(async () => {
  await platform.drop()
  await catcher.stop()
  await rm(dir, { recursive: true })
})
beforeEach(async () => {
  platform.setTime(START)
  await platform.pool.query('delete from platform.outbox')
  await fetch(`${catcher.url}/api/mails`, { method: 'DELETE' })
})

const sell = async () =>
  send(platform, 'POST', '/trades', tradeRequest([(await anOffer(platform)).offerId]), { 'idempotency-key': newKey() })
const mails = async (): Promise<{ id: string; subject: string }[]> => (await fetch(`${catcher.url}/api/mails`)).json()
const outbox = async () => (await platform.pool.query('select attempts, sent_at, last_error, due_at from platform.outbox')).rows
const working = () => createTransport(catcher.smtpUrl)
const broken = () => createTransport({ host: '127.0.0.1', port: 1, connectionTimeout: 500 })

test('a trade is confirmed by one mail with the label', async () => {
  await sell()
  expect(await drainOutbox(platform, working())).toBe(1)
  expect(await drainOutbox(platform, working())).toBe(0)
  const [mail] = await mails()
  expect(mail?.subject).toMatch(/^Ihr Verkauf RV-\d+: Versandetikett und nächste Schritte$/)
  expect(await (await fetch(`${catcher.url}/api/mails/${mail?.id}`)).json()).toMatchObject({
    ...{ to: 'miriam@example.org', from: 'kontakt@revalo.example', text: expect.stringContaining('http://de.localhost:3000') },
    attachments: [{ type: 'application/pdf' }],
  })
})

test('ten workers at once send ten mails, each once', async () => {
  for (let sale = 1; sale <= 10; sale += 1) await sell()
  await Promise.all(Array.from({ length: 10 }, () => drainOutbox(platform, working())))
  expect(await mails()).toHaveLength(10)
  expect((await outbox()).map(({ attempts }) => attempts)).toEqual(Array.from({ length: 10 }, () => 1))
})

test('a failed delivery waits a minute, then two, and arrives in the end', async () => {
  await sell()
  await drainOutbox(platform, broken())
  expect(await outbox()).toMatchObject([{ attempts: 1, sent_at: null, due_at: new Date('2026-11-21T10:01:00Z') }])
  expect(await drainOutbox(platform, broken())).toBe(0)
  platform.setTime(new Date('2026-11-21T10:01:00Z'))
  await drainOutbox(platform, broken())
  expect(await outbox()).toMatchObject([{ attempts: 2, due_at: new Date('2026-11-21T10:03:00Z') }])
  platform.setTime(new Date('2026-11-21T10:03:00Z'))
  await drainOutbox(platform, working())
  expect(await outbox()).toMatchObject([{ attempts: 3, sent_at: new Date('2026-11-21T10:03:00Z'), last_error: null }])
})

describe('a worker that dies', () => {
  test('before sending releases the mail when its lease ends', async () => {
    await sell()
    await platform.pool.query(`update platform.outbox set attempts = 1, due_at = $1`, [new Date('2026-11-21T10:02:00Z')])
    expect(await drainOutbox(platform, working())).toBe(0)
    platform.setTime(new Date('2026-11-21T10:02:00Z'))
    expect(await drainOutbox(platform, working())).toBe(1)
    expect(await mails()).toHaveLength(1)
  })

  test('a worker that dies while sending releases the mail within fifteen seconds, and not before', async () => {
    await sell()
    const dead = new Promise<never>(() => undefined)
    void drainOutbox(platform, { sendMail: () => dead }, undefined, { lifeMs: 15_000, renewMs: 3_600_000 })
    await expect.poll(async () => (await outbox())[0]?.attempts).toBe(1)
    platform.setTime(new Date('2026-11-21T10:00:14Z'))
    expect(await drainOutbox(platform, working())).toBe(0)
    platform.setTime(new Date('2026-11-21T10:00:15Z'))
    expect(await drainOutbox(platform, working())).toBe(1)
    expect(await mails()).toHaveLength(1)
  })

  test('a worker that dies loses its lease; one that is only slow renews it, so that no other sends the mail meanwhile', async () => {
    await sell()
    let arrive = () => {}
    const answer = new Promise<void>((resolve) => (arrive = resolve))
    const slow = drainOutbox(platform, { sendMail: () => answer }, undefined, { lifeMs: 15_000, renewMs: 20 })
    await expect.poll(async () => (await outbox())[0]?.attempts).toBe(1)
    for (const second of [10, 20, 30, 40]) {
      platform.setTime(new Date(START.getTime() + second * 1000))
      const until = new Date(START.getTime() + (second + 15) * 1000)
      await expect.poll(async () => (await outbox())[0]?.due_at).toEqual(until)
      expect(await drainOutbox(platform, working())).toBe(0)
    }
    arrive()
    expect(await slow).toBe(1)
    expect(await outbox()).toMatchObject([{ attempts: 1, sent_at: new Date('2026-11-21T10:00:40Z'), last_error: null }])
  })

  test('after sending sends it again under the same Message-ID, so that the mailbox shows one', async () => {
    await sell()
    await drainOutbox(platform, working())
    await platform.pool.query('update platform.outbox set sent_at = null')
    platform.setTime(new Date('2026-11-21T10:05:00Z'))
    expect(await drainOutbox(platform, working())).toBe(1)
    expect(await mails()).toHaveLength(1)
  })
})

test('the worker sends by itself until it is stopped', async () => {
  const running = outboxWorker.start({ ...platform, env: { ...platform.env, SMTP_URL: catcher.smtpUrl } })
  await sell()
  await expect.poll(mails).toHaveLength(1)
  await running.stop()
  await sell()
  expect(await outbox()).toContainEqual(expect.objectContaining({ attempts: 0, sent_at: null }))
})

test.each([
  [1, 60_000, 60_000],
  [2, 120_000, 120_000],
  [5, 960_000, 300_000],
  [10, 21_600_000, 300_000],
  [500, 21_600_000, 300_000],
])('failure %d of a mail waits %d ms, and in an outage of the mail server %d ms', (attempts, wait, inOutage) => {
  expect([retryDelay(attempts, false), retryDelay(attempts, true)]).toEqual([wait, inOutage])
})

const failing = (failure: object) => ({ sendMail: () => Promise.reject(Object.assign(new Error('no'), failure)) })

test('the first mail that is delivered after an outage sends all that failed by it, and none that was refused', async () => {
  await Promise.all([sell(), sell(), sell()])
  await drainOutbox(platform, broken())
  await platform.pool.query(
    `update platform.outbox set last_error = 'EENVELOPE' where id = (select min(id::text)::uuid from platform.outbox)`,
  )
  await sell()
  expect(await drainOutbox(platform, working())).toBe(3)
  expect(await mails()).toHaveLength(3)
  expect(await outbox()).toContainEqual(expect.objectContaining({ attempts: 1, sent_at: null, last_error: 'EENVELOPE' }))
})

test('a mail that a worker is sending is not released by the success of another worker', async () => {
  await sell()
  await drainOutbox(platform, broken())
  platform.setTime(new Date('2026-11-21T10:01:00Z'))
  const answer = Promise.withResolvers<void>()
  const slow = drainOutbox(platform, { sendMail: () => answer.promise })
  await expect.poll(async () => (await outbox())[0]?.attempts).toBe(2)
  await sell()
  expect(await drainOutbox(platform, working())).toBe(1)
  answer.resolve()
  expect(await slow).toBe(1)
  expect(await mails()).toHaveLength(1)
})

test('a mail server that refuses for the moment is tried again within minutes, one that refuses the mail later', async () => {
  await sell()
  await platform.pool.query('update platform.outbox set attempts = 8')
  await drainOutbox(platform, failing({ code: 'EENVELOPE', responseCode: 451 }))
  expect(await outbox()).toMatchObject([{ attempts: 9, due_at: new Date('2026-11-21T10:05:00Z'), last_error: 'EENVELOPE' }])
  platform.setTime(new Date('2026-11-21T10:05:00Z'))
  await drainOutbox(platform, failing({ code: 'EENVELOPE', responseCode: 550 }))
  expect(await outbox()).toMatchObject([{ attempts: 10, due_at: new Date('2026-11-21T16:05:00Z') }])
})

test('a worker whose clock is two minutes ahead leaves a mail to the one that is sending it', async () => {
  const real = { ...platform, clock: processClock }
  await sell()
  const answer = Promise.withResolvers<void>()
  const slow = drainOutbox(real, { sendMail: () => answer.promise })
  await expect.poll(async () => (await outbox())[0]?.attempts).toBe(1)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 120_000 })
  expect(await drainOutbox(real, working()).finally(() => vi.useRealTimers())).toBe(0)
  answer.resolve()
  expect(await slow).toBe(1)
  expect(await mails()).toHaveLength(0)
})

test('a mail of no trade is deleted thirty days after it was sent, the mail of a trade stays', async () => {
  await sell()
  const mail = { kind: 'account_welcome', key: newKey(), payload: {} } as const
  await enqueueMail(platform.pool, platform.env.PLATFORM_SECRET, mail, START)
  await platform.pool.query('update platform.outbox set sent_at = $1', [START])
  for (const [days, left] of [
    [30, 2],
    [30.01, 1],
  ] as const) {
    platform.setTime(new Date(START.getTime() + days * 86_400_000))
    expect(await deleteSentMails(platform)).toBe(true)
    expect([days, await outbox()]).toMatchObject([days, { length: left }])
  }
})
