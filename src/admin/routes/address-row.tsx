'use client'
import { useTranslation } from '@payloadcms/ui'
import styles from '@/admin/admin.module.css'
import { useWords } from '@/admin/use-words'
import { SCREEN_WORDS } from '@/domain/routing/screen-words'
import { formatStaffMessage } from '@/domain/staff-words'
import type { Address } from './address-book'
import { routeWords } from './route-words'

type Props = Readonly<{ address: Address; origin: string | null; /** True for the entry in the form. */ isOwn: boolean }>

/** One screen of the preview: its address, its former address, and other patterns that lead to it. */
export function AddressRow({ address, origin, isOwn }: Props) {
  const { i18n } = useTranslation()
  const words = useWords(routeWords)
  const { screen, before, example, opens, others, english } = address
  return (
    <tr aria-current={isOwn ? 'true' : undefined} data-changed={before === null ? undefined : screen}>
      <th scope="row">
        {formatStaffMessage(SCREEN_WORDS[screen], i18n.language)}
        {isOwn && <span className={styles.badge}>{words('thisEntry')}</span>}
      </th>
      <td className={styles.answer}>
        {/* A new address cannot be opened before it is saved. */}
        {opens && origin && before === null ? (
          <a href={origin + example} target="_blank" rel="noreferrer" title={words('opens')}>
            {example}
          </a>
        ) : (
          example
        )}
        {english && <span className={styles.quiet}> ({words('english')})</span>}
        {before !== null && (
          <span className={styles.change}>
            <span className={styles.badge}>{words('changed')}</span> {words('was')} <del>{before}</del>
          </span>
        )}
      </td>
      <td className={styles.answer}>{others.join(' · ')}</td>
    </tr>
  )
}
