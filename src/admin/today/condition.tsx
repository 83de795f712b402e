import { Banner, Link } from '@payloadcms/ui'
import { Suspense } from 'react'
import { type BrokenItems, findBrokenItems } from '@/admin/dashboard/broken'
import { Checked } from '@/admin/dashboard/checked'
import type { Reader } from '@/admin/dashboard/reader'
import { AdminIcon } from '@/admin/menu/admin-icon'
import { staffWords } from '@/domain/staff-messages/staff-messages'
import { formatStaffMessage } from '@/domain/staff-words'
import styles from './today.module.css'

const words = staffWords('broken')
type Part = Readonly<{ reader: Reader }>

/** One line when all is clear, else a banner with what is to be mended. The slowest part, so that nothing waits for it. */
export const Condition = ({ reader }: Part) => (
  <div className={styles.condition} data-testid="dashboard-broken">
    <Suspense fallback={<p>{formatStaffMessage(words.looking, reader.language)}</p>}>
      <Checked reader={reader} part="broken" load={findBrokenItems} late>
        {(found) => <Found {...found} reader={reader} />}
      </Checked>
    </Suspense>
  </div>
)

function Found({ items, waiting, reader: { language } }: BrokenItems & Part) {
  const rest = waiting > 0 ? formatStaffMessage(words.waiting, language, { count: waiting }) : ''
  const [first] = items
  if (!first)
    return (
      <p className={styles.clear}>
        <AdminIcon name="check" /> {formatStaffMessage(words.nothingBroken, language)} {rest}
      </p>
    )
  return (
    <Banner type="error" className={styles.banner}>
      <details>
        <summary>
          <strong>{formatStaffMessage(words.toMend, language, { count: items.length })}</strong> {first.text}
        </summary>
        <ul>
          {items.map(({ key, text, href, detail, mark }) => (
            <li key={key}>
              <Link href={href} prefetch={false}>
                {text}
              </Link>{' '}
              {[detail, mark].filter(Boolean).join(' · ')}
            </li>
          ))}
        </ul>
        {rest}
      </details>
    </Banner>
  )
}
