import { EVERY_DOCUMENT } from '@trade-in-shop/payload-workbench/database/find-options'
import { sql } from 'drizzle-orm'
import { type BasePayload, createLocalReq } from 'payload'
import * as z from 'zod'
import { openTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'
import { MINUTE } from '@trade-in-shop/runtime/durations'
import { NightlyReport } from './nightly-report'

const [FOUND, KNOWN, MAIL, CLAIM] = ['night.found.', 'night.known.', 'night.mail', 'night.claim'] as const

const Mail = z.object({ day: z.string(), told: z.array(z.number()), done: z.boolean() })
/** Which members of staff have been mailed about which night, and whether all have. */
export type NightlyMailState = z.infer<typeof Mail>
const Known = z.array(z.string())

/**
 * The last nightly report of each market. Stored in Payload's key-value table, because a report is neither a document nor
 * content.
 */
export async function readNightlyReports(
  payload: BasePayload,
  markets: readonly number[],
): Promise<ReadonlyMap<number, NightlyReport>> {
  if (markets.length === 0) return new Map()
  const { docs } = await payload.find({
    ...EVERY_DOCUMENT,
    collection: 'payload-kv',
    where: { key: { in: markets.map((market) => FOUND + String(market)) } },
  })
  return new Map(
    docs.flatMap(({ key, data }) => {
      const report = NightlyReport.safeParse(data).data
      return report ? [[Number(key.slice(FOUND.length)), report] as const] : []
    }),
  )
}

/** Keys of the problems in the last nightly report of a market; empty before the first. */
export const readKnownProblems = async (payload: BasePayload, market: number): Promise<ReadonlySet<string>> =>
  new Set(Known.safeParse(await payload.kv.get(KNOWN + String(market))).data ?? [])

/**
 * Stores the new problems before the known ones: a process that ends between the two reports a problem twice rather than
 * never.
 */
export async function storeNightlyReport(
  payload: BasePayload,
  market: number,
  report: NightlyReport,
  known: readonly string[],
): Promise<void> {
  await payload.kv.set(FOUND + String(market), report)
  await payload.kv.set(KNOWN + String(market), [...known])
}

export const readMailState = async (payload: BasePayload): Promise<NightlyMailState | null> =>
  Mail.safeParse(await payload.kv.get(MAIL)).data ?? null
export const storeMailState = (payload: BasePayload, mail: NightlyMailState): Promise<void> => payload.kv.set(MAIL, mail)

/** Longer than the check of any market takes; afterwards another process takes over the work of one that has ended. */
const CLAIM_MS = 10 * MINUTE

/**
 * Takes the lease of the nightly check; false when another instance holds it. One statement, because the database would end
 * a transaction that stays open while redirects are followed.
 */
export async function claimNightlyLease(payload: BasePayload, now: number): Promise<boolean> {
  const claim = JSON.stringify({ until: now + CLAIM_MS })
  const session = await openTransaction(await createLocalReq({}, payload))
  const { rows } = await session.execute(sql`
    insert into payload_kv (key, data) values (${CLAIM}, ${claim}::jsonb)
    on conflict (key) do update set data = excluded.data where (payload_kv.data ->> 'until')::numeric <= ${now}
    returning id`)
  return rows.length > 0
}
export const releaseNightlyLease = (payload: BasePayload): Promise<void> => payload.kv.delete(CLAIM)
