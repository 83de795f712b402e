import { type BasePayload, createLocalReq } from 'payload'
import { redirectProblems } from '@/collections/redirects/problems'
import { errorMessage } from '@/runtime/error-text'
import { claimNight, keepNight, knownProblems, nightMail, nightsOf, releaseNight } from './kept'
import { dayOfNight, nightOf, problemKey } from './night'
import { mailNight } from './mail-night'

/**
 * `rests`: it is day, or all is done. `taken`: another instance has the lease. `looked`: one market was checked. `told`:
 * the mails of this night were sent.
 */
export type NightStep = 'rests' | 'taken' | 'looked' | 'told'

/**
 * Finds redirects that broke because something else in their market has changed, and mails the new ones to those who can
 * fix them. Checks one market for each call, so that the shop in the same process is not held up; after the last one
 * it sends the mails. Throws when the database or the mail server does not answer; the next call continues there.
 * @param now milliseconds: by day nothing happens
 * @param origin where the admin is opened
 */
export async function nightCheck(payload: BasePayload, now: number, origin: string): Promise<NightStep> {
  const day = dayOfNight(now)
  if (day === null || (await isDone(payload, day))) return 'rests'
  if (!(await claimNight(payload, now))) return 'taken'
  try {
    const market = await nextMarket(payload, day)
    if (market === null) await mailNight(payload, day, origin)
    else await lookAt(payload, market, day, now)
    return market === null ? 'told' : 'looked'
  } finally {
    await releaseNight(payload)
  }
}

async function isDone(payload: BasePayload, day: string): Promise<boolean> {
  const mail = await nightMail(payload)
  return mail?.day === day && mail.done
}

/** A market that was not checked in this night yet; null when there is none left. */
async function nextMarket(payload: BasePayload, day: string): Promise<number | null> {
  const { docs } = await payload.find({
    collection: 'markets',
    sort: 'code',
    select: {},
    depth: 0,
    limit: 0,
    pagination: false,
    overrideAccess: true,
  })
  const markets = docs.map(({ id }) => id)
  const nights = await nightsOf(payload, markets)
  return markets.find((market) => nights.get(market)?.day !== day) ?? null
}

async function lookAt(payload: BasePayload, market: number, day: string, now: number): Promise<void> {
  const known = await knownProblems(payload, market)
  const problems = await problemsOf(payload, market, now)
  // A market whose check fails keeps its known problems, so that the other markets are still checked.
  if (problems === null) return keepNight(payload, market, nightOf(day, [], known), [...known])
  await keepNight(payload, market, nightOf(day, problems, known), problems.map(problemKey))
}

async function problemsOf(payload: BasePayload, market: number, now: number) {
  try {
    return await redirectProblems(await createLocalReq({}, payload), market, now)
  } catch (error) {
    const reason = errorMessage(error)
    payload.logger.warn({ msg: 'The redirects of a market could not be checked in this night', market, reason })
    return null
  }
}
