import { type DaySums, readDaySums } from '@/collections/health/daily-report'
import { DAY } from '@trade-in-shop/runtime/durations'
import type { Reader } from './reader'

const DAYS = 7
export const FIGURES = ['offers', 'trades', 'missing'] as const
export type Figure = Readonly<{
  name: (typeof FIGURES)[number]
  now: number
  before: number
  /** By day, the oldest first. */
  days: readonly number[]
  daysBefore: readonly number[]
}>

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const isoDay = (now: number, ago: number): string => new Date(now - ago * DAY).toISOString().slice(0, 10)

/** The last seven whole days beside the seven before: today is not over, so it would always look like less. */
export function compareWeeks(sums: readonly DaySums[], now: number): Figure[] {
  const byDay = new Map(sums.map((day) => [day.day, day]))
  return FIGURES.map((name) => {
    const values = Array.from({ length: 2 * DAYS }, (_, index) => byDay.get(isoDay(now, 2 * DAYS - index))?.[name] ?? 0)
    const [daysBefore, days] = [values.slice(0, DAYS), values.slice(DAYS)]
    return { name, now: sum(days), before: sum(daysBefore), days, daysBefore }
  })
}

export async function readFigures({ req, markets, now }: Reader): Promise<Figure[]> {
  const period = { from: isoDay(now, 2 * DAYS), until: isoDay(now, 0) }
  const ids = markets.map(({ id }) => id)
  return compareWeeks(await readDaySums(req.payload, ids, period), now)
}
