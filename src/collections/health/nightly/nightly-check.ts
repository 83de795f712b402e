import { EVERY_DOCUMENT } from '@trade-in-shop/payload-workbench/database/find-options'
import { type BasePayload, createLocalReq } from 'payload'
import { pruneDailyCounts } from '@/collections/health/daily-report'
import { redirectProblems } from '@/collections/redirects/redirect-problems'
import { BINNED } from '@/collections/saving/bin'
import { DAY } from '@trade-in-shop/runtime/durations'
import { errorMessage } from '@trade-in-shop/runtime/error-text'
import {
  claimNightlyLease,
  storeNightlyReport,
  readKnownProblems,
  readMailState,
  readNightlyReports,
  releaseNightlyLease,
} from './nightly-report-store'
import { reportDate, buildNightlyReport, problemKey } from './nightly-report'
import { mailNightlyReports } from './mail-nightly-reports'

/**
 * `idle`: it is day, or all is done. `leased`: another instance has the lease. `checked`: one market was checked. `mailed`:
 * the mails of this night were sent.
 */
export type NightlyCheckStep = 'idle' | 'leased' | 'checked' | 'mailed'

/**
 * Finds redirects that broke because something else in their market has changed, and mails the new ones to those who can
 * fix them. Checks one market for each call, so that the shop in the same process is not held up; after the last one
 * it removes old counts and what has lain in the bin for long, and sends the mails. Throws when the database or the mail server does not answer; the next call
 * continues there.
 * @param now epoch milliseconds; outside the night hours nothing is checked
 * @param origin where the admin is opened
 */
export async function runNightlyCheck(payload: BasePayload, now: number, origin: string): Promise<NightlyCheckStep> {
  const day = reportDate(now)
  if (day === null || (await isDone(payload, day))) return 'idle'
  if (!(await claimNightlyLease(payload, now))) return 'leased'
  try {
    const market = await nextMarket(payload, day)
    if (market === null) await finishCheck(payload, day, now, origin)
    else await checkMarket(payload, market, day, now)
    return market === null ? 'mailed' : 'checked'
  } finally {
    await releaseNightlyLease(payload)
  }
}

async function finishCheck(payload: BasePayload, day: string, now: number, origin: string): Promise<void> {
  await pruneDailyCounts(payload, new Date(now))
  await emptyBins(payload, now)
  await mailNightlyReports(payload, day, origin)
}

const MAX_STAY_MS = 30 * DAY

/** Deletes for good what has lain in the bin for 30 days. What cannot be deleted stays and is logged. */
export async function emptyBins(payload: BasePayload, now: number): Promise<void> {
  const where = { deletedAt: { less_than: new Date(now - MAX_STAY_MS).toISOString() } }
  for (const collection of BINNED) {
    const { errors } = await payload.delete({ collection, where, trash: true, depth: 0, overrideAccess: true })
    for (const { id, message } of errors) payload.logger.warn({ msg: 'A document stays in the bin', collection, id, message })
  }
}

async function isDone(payload: BasePayload, day: string): Promise<boolean> {
  const mail = await readMailState(payload)
  return mail?.day === day && mail.done
}

/** A market that was not checked in this night yet; null when there is none left. */
async function nextMarket(payload: BasePayload, day: string): Promise<number | null> {
  const { docs } = await payload.find({ ...EVERY_DOCUMENT, collection: 'markets', sort: 'code', select: {} })
  const markets = docs.map(({ id }) => id)
  const reports = await readNightlyReports(payload, markets)
  return markets.find((market) => reports.get(market)?.day !== day) ?? null
}

async function checkMarket(payload: BasePayload, market: number, day: string, now: number): Promise<void> {
  const known = await readKnownProblems(payload, market)
  const problems = await readProblems(payload, market, now)
  // A market whose check fails keeps its known problems, so that the other markets are still checked.
  if (problems === null) return storeNightlyReport(payload, market, buildNightlyReport(day, [], known), [...known])
  await storeNightlyReport(payload, market, buildNightlyReport(day, problems, known), problems.map(problemKey))
}

async function readProblems(payload: BasePayload, market: number, now: number) {
  try {
    return await redirectProblems(await createLocalReq({}, payload), market, now)
  } catch (error) {
    const reason = errorMessage(error)
    payload.logger.warn({ msg: 'The redirects of a market could not be checked in this night', market, reason })
    return null
  }
}
