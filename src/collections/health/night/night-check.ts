import { type BasePayload, createLocalReq } from 'payload'
import { redirectProblems } from '@/collections/redirects/problems'
import { errorMessage } from '@/runtime/error-text'
import { claimNight, keepNight, knownProblems, nightMail, nightsOf, releaseNight } from './kept'
import { dayOfNight, nightOf, problemKey } from './night'
import { mailNight } from './mail-night'

/**
 * `rests`: it is day, or all is done; `taken`: another instance is at it; `looked`: one market was checked; `told`: the
 * mails of this night have been sent.
 */
export type NightStep = 'rests' | 'taken' | 'looked' | 'told'

/**
 * Looks for redirects that went wrong because something else of their market has changed, and writes to those who can
 * mend them what the night before did not know. One market for each call, so that the shop, which answers from the
 * same process, is not held up; after the last one the mails. Throws when the database or the mail server does not answer;
 * the next call goes on where this one stopped.
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

/** A market that nobody has looked at in this night; null when there is none left. */
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
  // What cannot be checked in this night is left as it was, so that the other markets get their turn.
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
