import { FIGURES, type FigureName, makeSpan, type ComparedSpan } from '@/admin/dashboard/figures'
import type { MarketDoc, Reader } from '@/admin/dashboard/reader'

/** 1: today, as far as it has come. Of twice the longest one everything is stored. */
export const PERIODS_DAYS = [1, 7, 28, 91, 182] as const
const USUAL_DAYS = 28
const WEEK_DAYS = 7
/** From here on days would be too close to each other. */
const BY_WEEK_FROM_DAYS = 91

export type ReportChoice = Readonly<{
  market: MarketDoc | undefined
  figure: FigureName
  span: ComparedSpan
  /** Null where a period has no weeks to compare. */
  by: 'day' | 'week' | null
  points: number
  /** The address of the same report with something else chosen. */
  address: (change: Readonly<Partial<Record<'market' | 'days' | 'figure' | 'by', string>>>) => string
}>
export type ReportQuery = Readonly<Record<string, string | string[] | undefined>>

export function readReportChoice(reader: Reader, query: ReportQuery): ReportChoice {
  const { markets, admin } = reader
  const market = markets.find(({ code }) => code === query.market)
  const figure = FIGURES.find((name) => name === query.figure) ?? 'offers'
  const days = PERIODS_DAYS.find((period) => String(period) === query.days) ?? USUAL_DAYS
  const usual = days >= BY_WEEK_FROM_DAYS ? 'week' : 'day'
  const by = days <= WEEK_DAYS ? null : query.by === 'day' || query.by === 'week' ? query.by : usual
  const chosen = { market: market?.code ?? '', days: String(days), figure, ...(by && by !== usual && { by }) }
  return {
    ...{ market, figure, by, span: makeSpan(reader, days, market?.id ?? null) },
    points: by === 'week' ? days / WEEK_DAYS : days,
    address: (change) => `${admin}/reports?${new URLSearchParams({ ...chosen, ...change })}`,
  }
}
