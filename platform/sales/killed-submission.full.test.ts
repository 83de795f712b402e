import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Trade } from '@trade-in-shop/contracts/trades'
import { startMailCatcher, type MailCatcher } from '../../tools/mail-catcher/catcher'
import { drainOutbox } from '@platform/mail/outbox-worker'
import { anOffer, newKey, send, smallPlatform, tradeRequest, type SmallPlatform } from '../../tests/support/small-platform'

const START = '2026-11-21T10:00:00.000Z'
const AFTER_THE_LEASE = '2026-11-21T10:05:00.000Z'
let platform: SmallPlatform
let catcher: MailCatcher
let dir: string
beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'killed-'))
  catcher = await startMailCatcher({ smtpPort: 0, httpPort: 0, dir })
  platform = await smallPlatform('killed')
})
afterAll(async () => {
  await platform.drop()
  await catcher.stop()
  await rm(dir, { recursive: true })
})

/** Answers the signal that ended the process; null when it ended by itself. */
const killedAt = (point: string, order: Record<string, unknown>) =>
  new Promise<string | null>((resolve) => {
    const env = {
      ...{ PLATFORM_DATABASE_URL: platform.databaseUrl, MAIL_FROM: platform.env.MAIL_FROM },
      CALL_LIMITS_FACTOR: '1000',
      ...{ PLATFORM_SECRET: platform.env.PLATFORM_SECRET, SERVICE_SECRET: 'only-for-tests-0123456789-0123456789' },
    }
    const argument = JSON.stringify({ env, now: START, point, ...order })
    const child = spawn(process.execPath, ['--import', 'tsx', 'tests/support/killed-submission.ts', argument], {
      stdio: 'inherit',
    })
    child.once('exit', (_code, signal) => resolve(signal))
  })

const one = async (sql: string, value: string): Promise<unknown> => (await platform.pool.query(sql, [value])).rows[0]
const uses = async () => one('select uses from platform.vouchers where code = $1', 'WILLKOMMEN10') as Promise<{ uses: number }>
const mails = async (): Promise<{ subject: string }[]> => (await fetch(`${catcher.url}/api/mails`)).json()

test.each([
  'before_insert',
  'after_key',
  'after_trade',
  'after_voucher',
  'after_outbox',
  'after_commit',
  'before_mail',
  'after_mail',
])('killed at %s and repeated with the same key: one trade, one voucher, one mail', async (point) => {
  platform.setTime(new Date(START))
  const [key, request] = [newKey(), tradeRequest([(await anOffer(platform)).offerId], { voucher: 'WILLKOMMEN10' })]
  const before = (await uses()).uses
  expect(await killedAt(point, { submission: { key, request }, smtpUrl: catcher.smtpUrl })).toBe('SIGKILL')

  const { status, body } = await send(platform, 'POST', '/trades', request, { 'idempotency-key': key })
  expect(status).toBe(201)
  const trade = Trade.parse(body)
  expect(await one('select count(*)::int as n from platform.trade_lines where offer_id = $1', request.lines[0]!.offerId)).toEqual(
    { n: 1 },
  )
  expect((await uses()).uses).toBe(before + 1)
  expect((await send(platform, 'GET', `/trades/by-key/${key}`)).body).toEqual(body)

  platform.setTime(new Date(AFTER_THE_LEASE))
  await drainOutbox(platform, createTransport(catcher.smtpUrl))
  expect((await mails()).filter(({ subject }) => subject.includes(trade.number))).toHaveLength(1)
})
