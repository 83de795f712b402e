import { sql } from 'drizzle-orm'
import { getPostgres } from '@trade-in-shop/payload-workbench/saving/transaction'
import { aText } from './a-text'
import { contentOfTwoMarkets } from './content-of-two-markets'
import { member } from './people'
import { staffQuestions } from './staff-requests'
import { startCms } from './start-cms'

export const MINUTE = 60_000
/** Schedules need minutes ahead of the real clock; the runner gets the time as an argument. */
export const start = Math.ceil(Date.now() / MINUTE) * MINUTE + 60 * MINUTE
export const at = (minutes: number) => new Date(start + minutes * MINUTE).toISOString()

let count = 0
export type ScheduleRequests = Awaited<ReturnType<typeof scheduleRequests>>

/** A CMS with staff, of whom the market manager has the other market, and its schedules of pages. */
export async function scheduleRequests() {
  const { payload } = await startCms()
  const content = await contentOfTwoMarkets(payload)
  for (const role of ['admin', 'content-manager', 'market-manager', 'translator', 'read-only'] as const)
    await member(payload, role, role === 'market-manager' ? [content.other.markets] : [])
  const { runDueReleases } = await import('@/cms/run-releases')
  const { drizzle } = getPostgres(payload)
  return {
    ...{ payload, content, drizzle },
    ask: staffQuestions(payload),
    /** Carries out what is due `minutes` after the start. */
    run: (minutes: number) => runDueReleases(payload, start + minutes * MINUTE),
    /** Deletes all releases and makes a draft. */
    startPage: async (): Promise<number> => {
      await drizzle.execute(sql`delete from releases`)
      const slug = `geplant-${(count += 1)}`
      const data = { market: content.own.markets, slug, title: 'Geplant', body: aText('Bald.'), _status: 'draft' as const }
      return (await payload.create({ collection: 'pages', draft: true, data, overrideAccess: true })).id
    },
    statusOf: async (id: number) => (await payload.findByID({ collection: 'pages', id, depth: 0, overrideAccess: true }))._status,
    countWaiting: async () =>
      (await drizzle.execute(sql`select from releases where state in ('scheduled', 'failed')`)).rows.length,
  }
}
