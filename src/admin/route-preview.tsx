'use client'
import { useMemo } from 'react'
import { z } from 'zod'
import type { RouteRow } from '@/domain/content'
import { relationId, useFormValues } from './form-values'
import { useMarketRouting } from './read-cms'
import { screenAddresses } from './screen-addresses'
import styles from './admin.module.css'

const Entry = z.object({ screen: z.string(), patterns: z.array(z.object({ pattern: z.string().min(1) })) })

/** Every screen's address in the market, with the entry in the form in place of the stored one. */
export function RoutePreview() {
  const values = useFormValues()
  const { routing, fault } = useMarketRouting(relationId(values.market))
  const book = useMemo(() => routing && screenAddresses(withEntry(routing.routes, values)), [routing, values])
  return (
    <section className={styles.panel}>
      <h4>The addresses of this market</h4>
      {(fault ?? book?.fault) && (
        <p className={styles.fault} role="alert">
          {fault ?? book?.fault}
        </p>
      )}
      {!book && !fault && <p className={styles.quiet}>Choose a market first.</p>}
      {book && book.addresses.length > 0 && (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Screen</th>
                <th scope="col">Address</th>
                <th scope="col">Leads to it (308)</th>
              </tr>
            </thead>
            <tbody>
              {book.addresses.map(({ screen, canonical, others, english }) => (
                <tr key={screen} aria-current={screen === values.screen ? 'true' : undefined}>
                  <th scope="row">{screen}</th>
                  <td className={styles.answer}>
                    {canonical} {english && <span className={styles.quiet}>(English)</span>}
                  </td>
                  <td className={styles.answer}>{others.join(' · ')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

function withEntry(stored: readonly RouteRow[], values: unknown): RouteRow[] {
  const entry = Entry.safeParse(values).data
  if (!entry) return [...stored]
  const { screen, patterns } = entry
  return [...stored.filter((row) => row.screen !== screen), ...patterns.map(({ pattern }) => ({ screen, pattern }))]
}
