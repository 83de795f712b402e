import type { ImportContext } from '@/collections/redirects/plan-import'
import { NEW_RECORD, type RedirectRecord } from '@/collections/redirects/redirect-record'
import { readSheet } from '@/collections/redirects/redirect-sheet'
import { compileRoutes } from '@/domain/routing/route-map'
import { runAtOnce } from '@/domain/steps'

const routes = compileRoutes([{ screen: 'contact', pattern: '/kontakt' }])

export const redirectRecord = (from: string, path: string, more: Partial<RedirectRecord> = {}): RedirectRecord => ({
  ...NEW_RECORD,
  market: 'de',
  from,
  kind: 'path',
  path,
  ...more,
})

/** A market with one screen, one page, one host and these redirects. */
export const importContext = (...records: RedirectRecord[]): ImportContext => ({
  market: 'de',
  routes,
  slugs: new Set(['agb']),
  hosts: ['de.localhost'],
  timeZone: 'Europe/Berlin',
  stored: records.map((stored, index) => ({ id: index + 1, record: stored })),
})

export const readLines = (text: string) => runAtOnce(readSheet(text)).lines
