import type { CustomerDeleted } from '@/contracts/customers'
import { dateIn } from '@platform/trades/age'

type Kept = CustomerDeleted['kept'][number]['what']

/** How long the law wants records of money kept, in whole calendar years after the year of the record. */
const RETENTION_YEARS: Readonly<Record<Kept, number>> = { trades: 10, payouts: 10 }

/** The last day on which a record of `at` is kept, by the market's calendar. */
export const keptUntil = (what: Kept, timeZone: string, at: Date): string =>
  `${Number(dateIn(timeZone, at).slice(0, 4)) + RETENTION_YEARS[what]}-12-31`
