import { useConfig } from '@payloadcms/ui'
import { useWords } from '@/admin/use-words'
import type { RuleNote } from '@/domain/routing/follow-redirects'
import styles from '@/admin/views.module.css'

/** A redirect by its old address, with a link that opens it in a new tab; an unsaved one has no link. */
export function RuleLink({ rule: { id, from } }: Readonly<{ rule: RuleNote }>) {
  const words = useWords('trial')
  const { config } = useConfig()
  if (!/^\d+$/.test(id)) return <span className={styles.address}>{from}</span>
  return (
    <a
      className={styles.address}
      href={`${config.routes.admin}/collections/redirects/${id}`}
      target="_blank"
      rel="noreferrer"
      aria-label={`${words('open', { from })} ${words('newTab')}`}
    >
      {from}
    </a>
  )
}

export const RuleLinks = ({ rules }: Readonly<{ rules: readonly Parameters<typeof RuleLink>[0]['rule'][] }>) =>
  rules.map((rule) => (
    <div key={rule.id}>
      <RuleLink rule={rule} />
    </div>
  ))
