import { EVERY_DOCUMENT } from '@trade-in-shop/payload-workbench/database/find-options'
import type { BasePayload } from 'payload'
import { ROLE_TRAITS, rolesThat } from '@/collections/access/roles'
import { getId } from '@/collections/access/staff-member'
import { errorMessage } from '@trade-in-shop/runtime/error-text'
import { storeMailState, readMailState, readNightlyReports } from './nightly-report-store'
import { type MarketNews, formatNightlyMail } from './nightly-mail'
import { readStaffLanguage } from '@/collections/staff/staff-language'

type Reader = Readonly<{ id: number; email: string; news: readonly MarketNews[] }>

/**
 * Mails admins, and the managers of markets with new problems, once each. Recipients are noted before the mail is sent: a
 * missed mail is better than a second one, because the dashboard shows the same. Throws when the mail server does not
 * answer; the next call mails those who are not noted.
 */
export async function mailNightlyReports(payload: BasePayload, day: string, origin: string): Promise<void> {
  const before = await readMailState(payload)
  const told = new Set(before?.day === day ? before.told : [])
  const note = (done: boolean) => storeMailState(payload, { day, told: [...told], done })
  for (const { id, email, news } of await readersOf(payload, await newsOf(payload, day))) {
    if (told.has(id)) continue
    told.add(id)
    await note(false)
    try {
      const mail = formatNightlyMail(news, (await readStaffLanguage(payload, id)) ?? commonLanguage(news), origin)
      await payload.sendEmail({ to: email, ...mail })
    } catch (error) {
      payload.logger.warn({ msg: 'A nightly report was not sent', staff: id, reason: errorMessage(error) })
      if (isOfThisMail(error)) continue
      told.delete(id)
      await note(false)
      throw error
    }
  }
  await note(true)
}

/** True for a fault of this mail alone, which waiting does not mend: refused for good, or not to be written or addressed. */
const isOfThisMail = (error: unknown): boolean => {
  if (error instanceof TypeError || error instanceof RangeError) return true
  if (!(error instanceof Error)) return false
  if ('responseCode' in error && typeof error.responseCode === 'number') return error.responseCode >= 500
  return 'code' in error && (error.code === 'EENVELOPE' || error.code === 'EMESSAGE')
}

/**
 * Language for a member of staff who has not opened the admin yet: the one that all reported markets share, else English.
 */
function commonLanguage(news: readonly MarketNews[]): string {
  const languages = new Set(news.map(({ locale }) => locale.slice(0, 2)))
  const [only] = languages
  return languages.size === 1 && only !== undefined ? only : 'en'
}

async function newsOf(payload: BasePayload, day: string): Promise<MarketNews[]> {
  const { docs } = await payload.find({
    ...EVERY_DOCUMENT,
    collection: 'markets',
    sort: 'code',
    select: { name: true, locale: true },
  })
  const reports = await readNightlyReports(
    payload,
    docs.map(({ id }) => id),
  )
  return docs.flatMap(({ id, name, locale }) => {
    const report = reports.get(id)
    return report?.day === day && report.freshCount > 0
      ? [{ market: id, name, locale, fresh: report.fresh, count: report.freshCount }]
      : []
  })
}

async function readersOf(payload: BasePayload, news: readonly MarketNews[]): Promise<Reader[]> {
  if (news.length === 0) return []
  const { docs } = await payload.find({
    ...EVERY_DOCUMENT,
    collection: 'staff',
    where: { role: { in: rolesThat('hearsOfFaults') } },
    sort: 'id',
    select: { email: true, role: true, markets: true },
  })
  return docs.flatMap(({ id, email, role, markets }) => {
    const managed = new Set((markets ?? []).map((market) => Number(getId(market))))
    const own = ROLE_TRAITS[role].markets === 'all' ? news : news.filter(({ market }) => managed.has(market))
    return own.length === 0 ? [] : [{ id, email, news: own }]
  })
}
