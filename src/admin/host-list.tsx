'use client'
import { useTranslation } from '@payloadcms/ui'
import { useMemo } from 'react'
import * as z from 'zod'
import { Environment, ENVIRONMENTS, Mode } from '@/domain/market/market'
import { ENVIRONMENT_WORDS, MODE_WORDS } from '@/domain/market/mode-words'
import { formatStaffMessage, type StaffMessage } from '@/domain/staff-words'
import { useFormValues } from './form-values'
import { useWords } from './use-words'
import styles from './admin.module.css'

/** Headline and columns of the list of hosts, and what its codes stand for. */
const hostListWords = {
  title: {
    en: 'All hosts at a glance',
    de: 'Alle Hosts auf einen Blick',
    es: 'Todos los hosts de un vistazo',
    fr: 'Tous les hôtes en un coup d’œil',
    it: 'Tutti gli host a colpo d’occhio',
  },
  environment: { en: 'Environment', de: 'Umgebung', es: 'Entorno', fr: 'Environnement', it: 'Ambiente' },
  host: { en: 'Host', de: 'Host', es: 'Host', fr: 'Hôte', it: 'Host' },
  mode: { en: 'Mode', de: 'Modus', es: 'Modo', fr: 'Mode', it: 'Modalità' },
  notCanonical: { en: 'not canonical', de: 'nicht kanonisch', es: 'no canónico', fr: 'non canonique', it: 'non canonico' },
} satisfies Record<string, StaffMessage>

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
  const word = useWords(hostListWords)
  const { i18n } = useTranslation()
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
                      {formatStaffMessage(ENVIRONMENT_WORDS[environment], i18n.language)}
                    </th>
                  )}
                  <td>
                    <a href={addressOf(hostname, environment)} target="_blank" rel="noreferrer">
                      {hostname}
                    </a>
                    {!canonical && <span className={styles.quiet}> ({word('notCanonical')})</span>}
                  </td>
                  <td>{formatStaffMessage(MODE_WORDS[mode], i18n.language)}</td>
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
