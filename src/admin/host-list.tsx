'use client'
import { useMemo } from 'react'
import { z } from 'zod'
import { ENVIRONMENTS } from '@/domain/market'
import { useFormValues } from './form-values'
import styles from './admin.module.css'

const HostInForm = z.object({
  hostname: z.string().min(1),
  mode: z.string(),
  environment: z.string(),
  canonical: z.boolean().nullish(),
})
const Hosts = z.array(z.unknown()).transform((rows) => rows.flatMap((row) => HostInForm.safeParse(row).data ?? []))

/** All hosts of the market at a glance, by environment, each with a link that opens the shop there. */
export function HostList() {
  const { hosts } = useFormValues()
  const groups = useMemo(() => {
    const rows = Hosts.safeParse(hosts).data ?? []
    return ENVIRONMENTS.map((environment) => ({ environment, rows: rows.filter((row) => row.environment === environment) }))
  }, [hosts])
  return (
    <section className={styles.panel}>
      <h4>All hosts at a glance</h4>
      <div className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Environment</th>
              <th scope="col">Host</th>
              <th scope="col">Mode</th>
            </tr>
          </thead>
          <tbody>
            {groups.flatMap(({ environment, rows }) =>
              rows.map(({ hostname, mode, canonical }, index) => (
                <tr key={hostname}>
                  <th scope="row">{index === 0 ? environment : ''}</th>
                  <td>
                    <a href={addressOf(hostname, environment)} target="_blank" rel="noreferrer">
                      {hostname}
                    </a>
                    {!canonical && <span className={styles.quiet}> (not canonical)</span>}
                  </td>
                  <td>{mode}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** Local hosts carry the port under which this admin was opened. */
const addressOf = (hostname: string, environment: string): string =>
  environment === 'local' && typeof window !== 'undefined'
    ? `http://${hostname}${window.location.port && `:${window.location.port}`}/`
    : `https://${hostname}/`
