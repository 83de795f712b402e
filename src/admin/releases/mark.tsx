import { AdminIcon } from '@/admin/menu/admin-icon'
import styles from './releases.module.css'

const ICONS = { bad: 'error', look: 'warn', good: 'check' } as const
type Props = Readonly<{ tone: keyof typeof ICONS; text: string; role?: 'alert' }>

/** What is in the way of something, should be looked at, or is ready: by word, icon and colour. */
export const Mark = ({ tone, text, role }: Props) => (
  <span className={styles.mark} data-tone={tone} role={role}>
    <AdminIcon name={ICONS[tone]} /> {text}
  </span>
)
