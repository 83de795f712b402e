import type { SQL } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { mapSteps, runInSlices } from '@/domain/steps'
import { readRowsWithNotes } from './redirect-rows'
import type { StoredRecord } from './plan-import'
import { buildRecord } from './redirect-record'

/** The redirects of a market as records by old address: all, or those that match a condition of `readValidRedirects`. */
export async function storedRecords(
  req: PayloadRequest,
  market: { id: number; code: string },
  which?: SQL,
): Promise<StoredRecord[]> {
  const rows = await readRowsWithNotes(req, market.id, which)
  const records = mapSteps(rows, ({ id, kind, screen, slug, path, url, params, note = null, ...row }) => ({
    id,
    record: buildRecord(market.code, { ...row, note, to: { kind, screen, slug, path, url, params } }),
  }))
  return (await runInSlices(records)).toSorted((left, right) => compare(left.record.from, right.record.from))
}

const compare = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0)
