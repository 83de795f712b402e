'use client'
import { useMemo } from 'react'
import * as z from 'zod'
import { Environment, ENVIRONMENTS, Mode } from '@/domain/market/market'
import { useFormValues } from './form-values'
import { useWords } from './use-words'
import styles from './views.module.css'

const HostInForm = z.object({
  hostname: z.string().min(1),
  mode: Mode,
  environment: Environment,
  canonical: z.boolean().nullish(),
})
const Hosts = z.array(z.unknown()).transform((rows) => rows.flatMap((row) => HostInForm.safeParse(row).data ?? []))

/** All hosts of the market by environment, each with a link that opens the shop there. */
export function HostList() {
  const { hosts } = useFormValues()
  const word = useWords('hostList')
  const environmentName = useWords('environment')
  const modeName = useWords('mode')
  const groups = useMemo(() => {
    const rows = Hosts.safeParse(hosts).data ?? []
    return ENVIRONMENTS.map((environment) => ({ environment, rows: rows.filter((row) => row.environment === environment) }))
  }, [hosts])
  return (
    <section className={styles.panel}>
      <h4>{word('title')}</h4>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{word('environment')}</th>
              <th scope="col">{word('host')}</th>
              <th scope="col">{word('mode')}</th>
            </tr>
          </thead>
          {groups.map(({ environment, rows }) => (
            <tbody key={environment}>
              {rows.map(({ hostname, mode, canonical }, index) => (
                <tr key={hostname}>
                  {index === 0 && (
                    <th scope="rowgroup" rowSpan={rows.length}>
                      {environmentName(environment)}
                    </th>
                  )}
                  <td>
                    <a href={addressOf(hostname, environment)} target="_blank" rel="noreferrer">
                      {hostname}
                    </a>
                    {!canonical && <span className={styles.quiet}> ({word('notCanonical')})</span>}
                  </td>
                  <td>{modeName(mode)}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </div>
    </section>
  )
}

/** Adds the port of this admin to local hosts. */
const addressOf = (hostname: string, environment: string): string =>
  environment === 'local' && typeof window !== 'undefined'
    ? `http://${hostname}${window.location.port && `:${window.location.port}`}/`
    : `https://${hostname}/`
