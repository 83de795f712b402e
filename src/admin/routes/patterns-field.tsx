'use client'
import { useDebounce, useField } from '@payloadcms/ui'
import { useMemo } from 'react'
import useSWR from 'swr'
import * as z from 'zod'
import styles from '@/admin/views.module.css'
import { useSayToStaff } from '@/admin/use-words'
import { RouteProblems } from '@/collections/routes/route-answers'
import { sayProblem } from '@/domain/routing/route-problem'
import { type EntryProblem, routeProblems } from '@/domain/routing/route-problems'
import { useEntry } from './entry-in-form'
import { listRoutes, useMarketRoutes } from './market-routes'

/** Pause in milliseconds after typing before the CMS is asked. */
const PAUSE_MS = 300

async function ask(body: string): Promise<readonly EntryProblem[]> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch('/cms-api/route-maps/check', { method: 'POST', credentials: 'include', headers, body })
  if (!response.ok) throw new Error(`The CMS answered ${response.status}`)
  return RouteProblems.parse(await response.json()).problems
}

const NOTHING: readonly EntryProblem[] = []

/**
 * Problems for which a save of the entry would be refused: at once by the market's routes, and after a pause by the CMS,
 * which also has pages and redirects. Browser and CMS use the same function.
 */
function useRouteProblems(): readonly EntryProblem[] {
  const { market, id, entry } = useEntry()
  const { context } = useMarketRoutes(market)
  const here = useMemo(
    () =>
      entry && context ? routeProblems(entry, { others: listRoutes(context, id), slugs: new Set(), redirects: [] }) : NOTHING,
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
  const say = useSayToStaff()
  const problems = useRouteProblems()
  const { showError } = useField({ path: path ?? '' })
  const index = Number(/\.(\d+)\./.exec(path ?? '')?.[1] ?? Number.NaN)
  const own = problems.filter((problem) => problem.index === index || (problem.index < 0 && index === 0))
  return (
    <p className={styles.rowProblem} role="status">
      {showError ? '' : own.map((problem) => sayProblem(problem, say)).join(' ')}
    </p>
  )
}

const Patterns = z.array(z.looseObject({ pattern: z.string() })).catch([])

/** List cell with the addresses of a screen: the canonical one and those that lead to it. */
export function PatternsCell({ cellData }: Readonly<{ cellData?: unknown }>) {
  const [canonical, ...others] = Patterns.parse(cellData)
  return (
    <span className={styles.address}>
      {canonical?.pattern}
      {others.length > 0 && <span className={styles.quiet}> ← {others.map(({ pattern }) => pattern).join(', ')}</span>}
    </span>
  )
}
