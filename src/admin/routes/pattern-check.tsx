'use client'
import { useDebounce, useField, useTranslation } from '@payloadcms/ui'
import { useMemo } from 'react'
import useSWR from 'swr'
import * as z from 'zod'
import { sayFault } from '@/domain/routing/route-fault'
import { routeFaultWords } from '@/domain/routing/route-fault-words'
import { type EntryFault, routeFaults } from '@/domain/routing/route-faults'
import { useEntry } from './entry-in-form'
import { rowsOf, useMarketRoutes } from './market-routes'
import styles from '@/admin/admin.module.css'

/** Pause in milliseconds after typing before the CMS is asked. */
const PAUSE_MS = 300
const isProblem = (name: string): name is EntryFault['problem'] => Object.hasOwn(routeFaultWords, name)
const Answer = z.object({
  faults: z.array(
    z.object({
      index: z.number(),
      problem: z.string().refine(isProblem),
      values: z.record(z.string(), z.union([z.string(), z.number()])),
    }),
  ),
})

async function ask(body: string): Promise<readonly EntryFault[]> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch('/cms-api/route-maps/check', { method: 'POST', credentials: 'include', headers, body })
  if (!response.ok) throw new Error(`The CMS answered ${response.status}`)
  return Answer.parse(await response.json()).faults
}

const NOTHING: readonly EntryFault[] = []

/**
 * Problems for which a save of the entry would be refused: at once by the market's routes, and after a pause by the CMS,
 * which also has pages and redirects. Browser and CMS use the same function.
 */
function useRouteFaults(): readonly EntryFault[] {
  const { market, id, entry } = useEntry()
  const { context } = useMarketRoutes(market)
  const here = useMemo(
    () => (entry && context ? routeFaults(entry, { others: rowsOf(context, id), slugs: new Set(), redirects: [] }) : NOTHING),
    [entry, context, id],
  )
  const isWhole = entry !== null && entry.patterns.length > 0 && !entry.patterns.includes('')
  const asked =
    market && isWhole && here.length === 0
      ? JSON.stringify({ market: Number(market), id: id === null ? null : Number(id), ...entry })
      : null
  const body = useDebounce(asked, PAUSE_MS)
  const { data } = useSWR(body === asked ? body : null, ask, { revalidateOnFocus: false })
  return here.length > 0 ? here : (data ?? NOTHING)
}

/** Below one address of a screen: the problem for which a save would be refused, while it is typed. */
export function PatternCheck({ path }: Readonly<{ path?: string }>) {
  const { i18n } = useTranslation()
  const faults = useRouteFaults()
  const { showError } = useField({ path: path ?? '' })
  const index = Number(/\.(\d+)\./.exec(path ?? '')?.[1] ?? Number.NaN)
  const own = faults.filter((fault) => fault.index === index || (fault.index < 0 && index === 0))
  return (
    <p className={styles.rowFault} role="status">
      {showError ? '' : own.map((fault) => sayFault(fault, i18n.language)).join(' ')}
    </p>
  )
}
