import { Link } from '@payloadcms/ui'
import type { readMostMissed } from '@/admin/dashboard/missed'
import type { Reader } from '@/admin/dashboard/reader'
import { MendCell } from '@/admin/missing/mend-panel'
import { staffWords } from '@/domain/staff-messages/staff-messages'
import { formatStaffMessage } from '@/domain/staff-words'
import { MarketChip } from '@/admin/lists/market-cell'
import { Panel } from './panel'
import styles from './today.module.css'

const words = staffWords('dashboard')
type Props = Awaited<ReturnType<typeof readMostMissed>> & Readonly<{ reader: Reader }>

/** What people asked for and did not find, with the redirect that mends it made in place. */
export const MissedPanel = ({ count, shown, reader: { language, admin } }: Props) => (
  <Panel
    name="missed"
    title={formatStaffMessage(words.missed, language)}
    count={count}
    clear={shown.length === 0 ? formatStaffMessage(words.nothingMissed, language) : null}
    more={{ href: `${admin}/collections/missing-paths?sort=-hits`, text: formatStaffMessage(words.all, language) }}
  >
    <table className={styles.missed}>
      <thead>
        <tr>
          {(['address', 'market', 'asked'] as const).map((column) => (
            <th key={column} scope="col" data-number={column === 'asked'}>
              {formatStaffMessage(words[column], language)}
            </th>
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {shown.map(({ id, path, market, hits }) => (
          <tr key={id}>
            <td>
              <Link href={`${admin}/collections/missing-paths/${id}`} prefetch={false} title={path}>
                {path}
              </Link>
            </td>
            <td>{market && <MarketChip code={market.code.toUpperCase()} name={market.name} />}</td>
            <td data-number="true">{hits.toLocaleString(language)}</td>
            <td data-number="true">
              <MendCell rowData={{ id, path, market: market?.id ?? null }} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </Panel>
)
