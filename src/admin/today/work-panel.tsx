import { Button, Link } from '@payloadcms/ui'
import type { Reader } from '@/admin/dashboard/reader'
import { groupTitle, type OpenWork, type WorkLine } from '@/admin/dashboard/work-lines'
import { AdminIcon } from '@/admin/menu/admin-icon'
import { ROLE_TRAITS } from '@/collections/access/roles'
import { staffWords } from '@/domain/staff-messages/staff-messages'
import { formatStaffMessage } from '@/domain/staff-words'
import { MarketChip } from '@/admin/lists/market-cell'
import { Panel } from './panel'
import styles from './today.module.css'

const words = staffWords('dashboard')
/** Lines of a group that are shown at first; who translates has the room for more. */
const SHOWN = { content: 2, translations: 8 } as const
type Props = Readonly<{ work: OpenWork; reader: Reader }>

export function WorkPanel({ work: { waiting, counts, groups }, reader }: Props) {
  const { language, admin, staff } = reader
  const shown = SHOWN[ROLE_TRAITS[staff.role].worksOn]
  return (
    <Panel
      name="work"
      title={formatStaffMessage(words.work, language)}
      count={waiting}
      clear={groups.length === 0 ? formatStaffMessage(words.nothingToReview, language) : null}
      more={{ href: `${admin}/translations`, text: formatStaffMessage(words.allTranslations, language) }}
    >
      {groups.map(({ name, lines }) => (
        <section key={name} data-testid={`dashboard-${name}`} aria-labelledby={`work-${name}`}>
          <h3 id={`work-${name}`} className={styles.group}>
            {groupTitle(name, language)} {lines.length > shown && <span>({counts[name]})</span>}
          </h3>
          <Lines lines={lines.slice(0, shown)} language={language} />
          {lines.length > shown && (
            <details>
              <summary className={styles.rest}>
                {formatStaffMessage(words.more, language, { count: lines.length - shown })}
              </summary>
              <Lines lines={lines.slice(shown)} language={language} />
            </details>
          )}
        </section>
      ))}
    </Panel>
  )
}

const Lines = ({ lines, language }: Readonly<{ lines: readonly WorkLine[]; language: string }>) => (
  <ul className={styles.items}>
    {lines.map(({ key, icon, text, href, markets, detail, action }) => (
      <li key={key}>
        <AdminIcon name={icon} />
        <div className={styles.text}>
          <Link href={href} prefetch={false}>
            {text}
          </Link>
          {markets.map((market) => (
            <MarketChip key={market.code} {...market} />
          ))}
          <span className={styles.quiet}>{detail}</span>
        </div>
        <Button
          el="link"
          to={href}
          size="small"
          buttonStyle="subtle"
          margin={false}
          aria-label={`${formatStaffMessage(words[action], language)}: ${text}`}
        >
          {formatStaffMessage(words[action], language)}
        </Button>
      </li>
    ))}
  </ul>
)
