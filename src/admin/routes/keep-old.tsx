'use client'
import { useField } from '@payloadcms/ui'
import { ProblemLine } from '@/admin/problem-line'
import { useEffect, useId, useMemo } from 'react'
import styles from '@/admin/views.module.css'
import { useWords } from '@/admin/use-words'
import { lostPatterns } from '@/domain/routing/lost-patterns'
import { rowProblem } from '@/domain/routing/route-map'
import { isScreen } from '@/domain/routing/screens'
import { useEntry } from './entry-in-form'
import { listRoutes, useMarketRoutes } from './market-routes'

/** Asks whether removed addresses should become redirects; hidden while there are none. */
export function KeepOld({ path }: Readonly<{ path: string }>) {
  const words = useWords('routes')
  const box = useId()
  const lost = useLostPatterns()
  const { value, setValue, showError, errorMessage } = useField<boolean>({ path })
  const asks = lost.length > 0
  // On by default; the choice for an earlier save does not apply to this one.
  useEffect(() => {
    if (asks && typeof value !== 'boolean') setValue(true, true)
    if (!asks && typeof value === 'boolean') setValue(undefined, true)
  }, [asks, value, setValue])
  if (!asks) return null
  return (
    <fieldset className={styles.notice} data-keep-old>
      <legend>{words('keepTitle')}</legend>
      <ul className={styles.plainList}>
        {lost.map(({ pattern, to }) => (
          <li key={pattern} className={styles.address}>
            <del>{pattern}</del> {value !== false && <>→ {to}</>}
          </li>
        ))}
      </ul>
      <label htmlFor={box} className={styles.check}>
        <input id={box} type="checkbox" checked={value !== false} onChange={(event) => setValue(event.target.checked)} />
        {words('keep')}
      </label>
      <p className={styles.quiet}>{words(value === false ? 'lost' : 'keepHelp')}</p>
      {showError && <ProblemLine text={errorMessage} />}
    </fieldset>
  )
}

function useLostPatterns(): readonly Readonly<{ pattern: string; to: string }>[] {
  const { market, id, entry } = useEntry()
  const { context } = useMarketRoutes(market)
  return useMemo(() => {
    const stored = context?.routes.find((route) => String(route.id) === id)
    if (!context || !stored || !entry || stored.screen !== entry.screen || !isScreen(entry.screen)) return []
    const own = entry.patterns.map((pattern) => ({ screen: entry.screen, pattern }))
    const rows = [...own, ...listRoutes(context, id)].filter((row) => rowProblem(row) === null)
    // While no row is valid, no address counts as removed.
    if (!own.some((row) => rowProblem(row) === null)) return []
    const to = own[0]?.pattern ?? ''
    return lostPatterns(entry.screen, stored.patterns, rows).map((pattern) => ({ pattern, to }))
  }, [context, entry, id])
}
