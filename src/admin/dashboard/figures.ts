import { addSums, type CountedSums, type DaySums, readDaySums } from '@/collections/health/daily-report'
import { moveDay } from '@/domain/zoned-time'
import type { Reader } from './reader'
import { findToday } from './scheduled'

export const FIGURES = ['offers', 'trades', 'conversion', 'missing', 'searches'] as const
export type FigureName = (typeof FIGURES)[number]
/** Of the first page. */
const SHOWN: readonly FigureName[] = ['offers', 'trades', 'missing']
const SHOWN_DAYS = 7
/** Below it, a difference says more about chance than about the shop. */
const MIN_COUNT = 30

export const readFigure = (name: FigureName, sums: CountedSums): number =>
  name !== 'conversion' ? sums[name] : sums.offers === 0 ? 0 : (100 * sums.trades) / sums.offers

/** ISO dates: the first day, the day after the last one, and the first day of as many days before. */
export type ComparedSpan = Readonly<{ days: number; from: string; until: string; before: string }>

/**
 * The last whole days on the clock of a market (null: of the first one), by which they are counted. Today is not over, so it
 * would always look like less. A span of one day is today.
 */
export function makeSpan(reader: Pick<Reader, 'markets' | 'now'>, days: number, market: number | null): ComparedSpan {
  const today = findToday(reader, market)
  const until = days === 1 ? moveDay(today, 1) : today
  return { days, from: moveDay(until, -days), until, before: moveDay(until, -2 * days) }
}

/** What was counted from a day on, and as long before. */
export type Point = Readonly<{ from: string; fromBefore: string; now: CountedSums; before: CountedSums }>

/** A span cut into `count` points of equal length, the oldest first. */
export function makePoints(rows: readonly DaySums[], { days, from, before }: ComparedSpan, count: number): Point[] {
  const byDay = Map.groupBy(rows, ({ day }) => day)
  const length = days / count
  const sum = (first: string, point: number) =>
    addSums(Array.from({ length }, (_, index) => byDay.get(moveDay(first, point * length + index)) ?? []).flat())
  return Array.from({ length: count }, (_, point) => ({
    ...{ from: moveDay(from, point * length), fromBefore: moveDay(before, point * length) },
    ...{ now: sum(from, point), before: sum(before, point) },
  }))
}

/** A number beside that of the period before. `isFew`: too few for a trend. */
export type Compared = Readonly<{ now: number; before: number; isFew: boolean }>

export function compare(name: FigureName, now: CountedSums, before: CountedSums): Compared {
  const counted = name === 'conversion' ? 'offers' : name
  const isFew = Math.min(now[counted], before[counted]) < MIN_COUNT
  return { now: readFigure(name, now), before: readFigure(name, before), isFew }
}

export type Figure = Compared & Readonly<{ name: FigureName; points: readonly Point[] }>

export const compareFigure = (name: FigureName, points: readonly Point[]): Figure => ({
  ...compare(name, addSums(points.map(({ now }) => now)), addSums(points.map(({ before }) => before))),
  ...{ name, points },
})

export async function readFigures(reader: Reader): Promise<Figure[]> {
  const { req, markets } = reader
  const span = makeSpan(reader, SHOWN_DAYS, null)
  const ids = markets.map(({ id }) => id)
  const points = makePoints(await readDaySums(req.payload, ids, { from: span.before, until: span.until }), span, SHOWN_DAYS)
  return SHOWN.map((name) => compareFigure(name, points))
}
