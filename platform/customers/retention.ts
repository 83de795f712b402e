import type { CustomerDeleted } from '@trade-in-shop/contracts/customers'
import { dayIn } from '@trade-in-shop/contracts/market-days'

type RetainedRecord = CustomerDeleted['kept'][number]['what']

/** How long the law wants records of money, in whole calendar years after the year of the record. */
const RETENTION_YEARS: Readonly<Record<RetainedRecord, number>> = { trades: 10, payouts: 10 }

const yearIn = (timeZone: string, at: Date) => Number(dayIn(timeZone, at.getTime()).slice(0, 4))

/** The last day on which a record of `at` must be stored, by the market's calendar. */
export const retainedUntil = (what: RetainedRecord, timeZone: string, at: Date): string =>
  `${yearIn(timeZone, at) + RETENTION_YEARS[what]}-12-31`

/** The earliest calendar year whose records must still be stored; older ones may be deleted. */
export const firstRetainedYear = (what: RetainedRecord, timeZone: string, now: Date): number =>
  yearIn(timeZone, now) - RETENTION_YEARS[what]
