'use client'
import { useId, useMemo, useState } from 'react'
import type { RedirectRow } from '@/domain/content'
import { compileRedirects } from '@/domain/routing/redirect-rules'
import { compileRoutes } from '@/domain/routing/route-map'
import { relationId, useFormValues } from './form-values'
import { useMarketRouting, type MarketRouting } from './read-cms'
import { redirectInForm } from './redirect-in-form'
import { exampleOf, whereTo, type Destination } from './where-to'
import styles from './admin.module.css'

/** Id of the row in the form while it is not saved. */
const NEW = 'new'

/** "Where would this lead?": tries an address against the redirect in the form together with the stored ones (U-18). */
export function RedirectTester() {
  const values = useFormValues()
  const input = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const { routing, fault } = useMarketRouting(relationId(values.market))
  const own = useMemo(() => redirectInForm(values, relationId(values.id) ?? NEW), [values])
  const address = typed ?? (own ? exampleOf(own.from, own.match) : '')
  const answer = useMemo(() => answerOf(routing, own, address), [routing, own, address])
  return (
    <section className={styles.panel} aria-labelledby={`${input}-title`}>
      <h4 id={`${input}-title`}>Where would this lead?</h4>
      <div className={styles.row}>
        <label htmlFor={input}>Address</label>
        <input
          id={input}
          className={styles.input}
          value={address}
          placeholder="/old-address?with=query"
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <p className={styles.answer} role="status">
        {fault ?? answer}
      </p>
      <p className={styles.quiet}>
        As the form stands now, by the same rules as the shop.
        {routing?.partial && ' This market has more redirects than are looked at here.'}
      </p>
    </section>
  )
}

function answerOf(routing: MarketRouting | null, own: RedirectRow | null, address: string): string {
  if (!address.startsWith('/')) return 'Type an address that starts with a slash.'
  if (!routing) return 'Choose a market first.'
  try {
    const others = routing.redirects.filter(({ id }) => id !== own?.id)
    const site = { routes: compileRoutes(routing.routes), redirects: compileRedirects(own ? [own, ...others] : others) }
    const found = whereTo(site, address, Date.now())
    return inWords(found, 'ruleId' in found && found.ruleId !== own?.id ? fromOf(others, found.ruleId) : null)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const fromOf = (rows: readonly RedirectRow[], id: string): string | null => rows.find((row) => row.id === id)?.from ?? null

function inWords(found: Destination, otherRule: string | null): string {
  const by = otherRule === null ? '' : ` (by the redirect "${otherRule}", not this one)`
  switch (found.kind) {
    case 'moved':
      return `${found.status} → ${found.location}${by}`
    case 'gone':
      return `410 gone for good${by}`
    case 'screen':
      return found.canonical === null
        ? `200 the screen "${found.screen}"`
        : `308 → ${found.canonical} (the screen "${found.screen}")`
    case 'nothing':
      return '404 nothing answers this address'
  }
}
