import { createTransport, type SendMailOptions } from 'nodemailer'
import * as z from 'zod'
import { type Platform, processClock, type Worker } from '@platform/context'
import { StoredSender } from '@platform/http/call-settings'
import { marketOfMail } from './mail'
import { findMailWriter } from './mail-writers'
import type { Mail } from './mail'
import { isOutdated, tradeMail } from './trade-mail'
import { repeat } from '@platform/repeat'
import { openJson } from '@platform/sealed-json'
import { findTrade } from '@platform/trades/trade-store'
import { HOUR, MINUTE } from '@trade-in-shop/runtime/durations'
import { inWorkSpan } from '@trade-in-shop/runtime/tracing'
import { mailSeal, TRADE_MAIL_KINDS } from '@platform/outbox/outbox-store'

const MAX_WAIT_MS = 6 * HOUR
/** While the mail server is away, or refuses for the moment. */
const MAX_OUTAGE_WAIT_MS = 5 * MINUTE

/** How nodemailer says that the mail server could not be reached or used; anything else is about this mail alone. */
const OUTAGES = ['ECONNECTION', 'ESOCKET', 'ETIMEDOUT', 'EDNS', 'ETLS', 'EREQUIRETLS', 'EPROTOCOL', 'EPROXY', 'EAUTH']

/** How long a delivery waits after its n-th failure: 1, 2, 4 … minutes, at most 6 hours, in an outage 5 minutes (F27). */
export const retryDelay = (attempts: number, isOutage: boolean): number =>
  Math.min(isOutage ? MAX_OUTAGE_WAIT_MS : MAX_WAIT_MS, MINUTE * 2 ** Math.min(attempts - 1, 20))

const Failure = z.object({ code: z.string().catch('failed'), responseCode: z.int().catch(0) })
/** Only the kind of the error: an SMTP answer may repeat the address. */
function readFailure(error: unknown): Readonly<{ code: string; isOutage: boolean }> {
  const { code, responseCode } = Failure.catch({ code: 'failed', responseCode: 0 }).parse(error)
  return { code, isOutage: OUTAGES.includes(code) || (responseCode >= 400 && responseCode < 500) }
}

const POLL_MS = 1000
/** The row of a dead worker is free again after `lifeMs`; a worker that is still sending renews its lease every `renewMs`. */
const LEASE = { lifeMs: 15_000, renewMs: 5000 } as const
/** After a failure of the database: one line in the log per ten seconds is enough. */
const BACK_OFF_MS = 10_000
const SMTP_TIMEOUTS = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 8000 }

type Lease = Readonly<{ lifeMs: number; renewMs: number }>

/** What a worker needs of nodemailer's transport. */
export type MailTransport = { sendMail(mail: SendMailOptions): Promise<unknown> }

const Taken = { id: z.string(), attempts: z.int(), sender: StoredSender.nullable() }
const Row = z.union([
  z.object({ ...Taken, kind: z.enum(TRADE_MAIL_KINDS), tradeId: z.string() }),
  z.object({
    ...Taken,
    kind: z.string(),
    tradeId: z.null(),
    mailKey: z.string(),
    sealed: z.instanceof(Buffer),
  }),
])
type Row = z.infer<typeof Row>

/** The first parameter of a statement: null for the database's clock, by which all workers judge leases; a test has its own. */
const timeOf = ({ clock }: Platform): Date | null => (clock === processClock ? null : clock())
const NOW = 'coalesce($1::timestamptz, now())'
const inMs = (parameter: string) => `${NOW} + ${parameter}::float8 * interval '1 millisecond'`

/** The oldest due row, leased to the caller; two workers never get the same one. */
async function claim(platform: Platform, lifeMs: number): Promise<Row | null> {
  const { rows } = await platform.pool.query(
    `update platform.outbox set attempts = attempts + 1, due_at = ${inMs('$2')}, last_error = null
     where id = (select id from platform.outbox where sent_at is null and due_at <= ${NOW} order by due_at limit 1 for update skip locked)
     returning id, kind, trade_id as "tradeId", letter_key as "mailKey", sealed, attempts, sender`,
    [timeOf(platform), lifeMs],
  )
  if (!rows[0]) return null
  const row = Row.safeParse(rows[0])
  if (row.success) return row.data
  // A row that cannot be read waits as one that cannot be sent, and the next one is taken.
  await noteFailure(platform, z.object({ id: z.string(), kind: z.string(), attempts: z.int() }).parse(rows[0]), row.error)
  return claim(platform, lifeMs)
}

async function noteFailure(
  platform: Platform,
  { id, kind, attempts }: Pick<Row, 'id' | 'kind' | 'attempts'>,
  error: unknown,
): Promise<void> {
  const { code, isOutage } = readFailure(error)
  platform.log.warn({ outbox: id, kind, attempts, code }, 'mail not delivered')
  await platform.pool.query(`update platform.outbox set due_at = ${inMs('$2')}, last_error = $3 where id = $4`, [
    ...[timeOf(platform), retryDelay(attempts, isOutage), code, id],
  ])
}

/** The mail server answers again: what it missed is sent now. A row that a worker holds has no error. */
const releaseMissed = (platform: Platform): Promise<unknown> =>
  platform.pool.query(
    `update platform.outbox set due_at = ${NOW} where sent_at is null and due_at > ${NOW} and last_error = any($2)`,
    [timeOf(platform), OUTAGES],
  )

async function mailOf(platform: Platform, row: Row): Promise<Mail | null> {
  const { pool, env } = platform
  if (row.tradeId === null) {
    const writer = findMailWriter(row.kind)
    if (!writer) throw new Error('This kind of mail has no writer')
    return writer.write(platform, openJson(mailSeal(env.PLATFORM_SECRET, row.mailKey), row.sealed), row.sender)
  }
  const trade = await findTrade(pool, 'id', row.tradeId)
  if (!trade) throw new Error('The trade of this mail does not exist')
  if (isOutdated(row.kind, trade)) return null
  return tradeMail(row.kind, trade, await marketOfMail(platform, trade.application, row.sender))
}

/** The Message-ID is the row's: a delivery that is repeated because its answer got lost is recognised by any mailbox. */
async function deliver(platform: Platform, transport: MailTransport, row: Row): Promise<void> {
  const mail = await mailOf(platform, row)
  if (!mail) return
  const { MAIL_FROM } = platform.env
  const host = /@([\w.-]+)/.exec(MAIL_FROM)?.[1] ?? 'localhost'
  const from = row.sender ? { name: row.sender.name, address: row.sender.address } : MAIL_FROM
  await transport.sendMail({ from, ...mail, messageId: `<${row.id}@${host}>` })
}

/** Sends the mail, and renews the lease meanwhile so that no other worker takes the row. */
async function deliverLeased(platform: Platform, transport: MailTransport, row: Row, { lifeMs, renewMs }: Lease): Promise<void> {
  const renew = () => {
    const text = `update platform.outbox set due_at = ${inMs('$2')} where id = $3 and attempts = $4 and sent_at is null`
    // A failed renewal is tried again; the lease lasts for three of them.
    renewal = platform.pool.query(text, [timeOf(platform), lifeMs, row.id, row.attempts]).catch(() => undefined)
  }
  let renewal: Promise<unknown> = Promise.resolve()
  const timer = setInterval(renew, renewMs)
  try {
    await deliver(platform, transport, row)
  } finally {
    clearInterval(timer)
    // Waits, so that the last renewal does not overwrite what follows.
    await renewal
  }
}

const work = (platform: Platform, transport: MailTransport, row: Row, lease: Lease): Promise<boolean> =>
  inWorkSpan(`mail ${row.kind}`, () => tryToDeliver(platform, transport, row, lease))

async function tryToDeliver(platform: Platform, transport: MailTransport, row: Row, lease: Lease): Promise<boolean> {
  try {
    await deliverLeased(platform, transport, row, lease)
    await platform.pool.query(`update platform.outbox set sent_at = ${NOW}, sealed = null where id = $2`, [
      timeOf(platform),
      row.id,
    ])
    return true
  } catch (error) {
    await noteFailure(platform, row, error)
    return false
  }
}

/**
 * Sends everything that is due, one after the other; returns how many it has tried. At least once: a worker that dies between
 * the mail server's answer and storing it sends again, under the same Message-ID.
 */
export async function drainOutbox(
  platform: Platform,
  transport: MailTransport,
  isStopping = () => false,
  lease: Lease = LEASE,
): Promise<number> {
  let tried = 0
  let isReleased = false
  for (let row = await claim(platform, lease.lifeMs); row; row = isStopping() ? null : await claim(platform, lease.lifeMs)) {
    tried++
    if (!(await work(platform, transport, row, lease)) || isReleased) continue
    await releaseMissed(platform)
    isReleased = true
  }
  return tried
}

/** Runs once a second. Without `SMTP_URL` nothing is sent and nothing is lost: the rows wait. */
export const outboxWorker: Worker = {
  name: 'outbox',
  start(platform) {
    const { SMTP_URL } = platform.env
    if (!SMTP_URL) return { stop: async () => undefined }
    const transport = createTransport({ url: SMTP_URL, ...SMTP_TIMEOUTS })
    const loop = repeat(async (isStopping) => {
      try {
        await drainOutbox(platform, transport, isStopping)
        return POLL_MS
      } catch (error) {
        platform.log.warn({ error: String(error) }, 'outbox waits for the store')
        return BACK_OFF_MS
      }
    })
    const stop = async () => {
      await loop.stop()
      transport.close()
    }
    return { stop }
  },
}
