import { getTranslation } from '@payloadcms/translations'
import { Link } from '@payloadcms/ui'
import { Suspense } from 'react'
import { Checked } from '@/admin/dashboard/checked'
import type { Reader } from '@/admin/dashboard/reader'
import { PlainTable } from '@/admin/plain-table'
import { AdminIcon } from '@/admin/menu/admin-icon'
import { TakeOut } from '@/admin/on-demand'
import { MarketChip } from '@/admin/lists/market-cell'
import type { Collision, DescribedRelease } from '@/collections/releases/describe-release'
import { staffWords } from '@/domain/staff-messages/staff-messages'
import { formatStaffMessage } from '@/domain/staff-words'
import { Mark } from './mark'
import { findRefusals, type ReleaseRow } from './release-rows'
import { say } from './release-words'
import styles from './releases.module.css'

const actionWords = staffWords('action')
const scheduleWords = staffWords('schedule')
const versionWords = staffWords('version')
const brokenWords = staffWords('broken')

const ICONS = {
  pages: 'page',
  banners: 'banner',
  redirects: 'redirect',
  navigation: 'menu',
  partners: 'partner',
  markets: 'switch',
  'contact-subjects': 'contact',
} as const
const COLUMNS = ['what', 'where', 'difference', 'check', 'review'] as const

type TableProps = Readonly<{ reader: Reader; release: DescribedRelease; rows: readonly ReleaseRow[] }>
type RowProps = Readonly<{ reader: Reader; release: DescribedRelease; row: ReleaseRow }>

/** What a release changes, what is in its way, and its reviews. */
export function ReleaseTable({ reader, release, rows }: TableProps) {
  const { language } = reader
  const isOpen = release.state === 'open' || release.state === 'failed'
  const takeOut = <span className="sr-only">{formatStaffMessage(actionWords.takeOut, language)}</span>
  return (
    <PlainTable
      label={say(language, 'changes')}
      columns={[...COLUMNS.map((name) => ({ name, heading: say(language, name) })), { name: 'do', heading: takeOut }]}
      rows={rows.map((row) => ({
        id: row.item.id,
        cells: [
          <What key="what" reader={reader} release={release} row={row} />,
          row.market && <MarketChip key="market" code={row.market.code.toUpperCase()} name={row.market.name} />,
          <Change key="change" language={language} row={row} />,
          <Check key="check" reader={reader} release={release} row={row} />,
          <Review key="review" language={language} row={row} />,
          isOpen && row.item.mayTakeOut && <TakeOut key="do" release={release.id} item={row.item.id} title={row.item.title} />,
        ],
      }))}
    />
  )
}

function What({ reader: { admin, req }, row: { item } }: RowProps) {
  const kind = getTranslation(req.payload.collections[item.collection].config.labels.singular, req.i18n)
  return (
    <div className={styles.what}>
      <AdminIcon name={ICONS[item.collection]} />
      <div>
        {item.document === null ? (
          <strong>{item.title}</strong>
        ) : (
          <Link href={`${admin}/collections/${item.collection}/${item.document}`} prefetch={false}>
            {item.title}
          </Link>
        )}
        <span className={styles.under}>{kind}</span>
      </div>
    </div>
  )
}

const MAX_LINES_AT_FIRST = 2

function Change({ language, row: { item, changes, isNew } }: Readonly<{ language: string; row: ReleaseRow }>) {
  const lines = changes.flatMap(({ path, label, lines: own }) =>
    own.map((line, place) => ({ ...line, key: `${path}-${place}`, label: line.label ?? label })),
  )
  const shown = lines.map(({ key, label, now, then, formOnly }) => (
    <li key={key}>
      <span className={styles.quiet}>{label}:</span>{' '}
      {formOnly ? (
        formatStaffMessage(versionWords.formOnly, language)
      ) : (
        <>
          {!isNew && (
            <>
              <del>{now}</del> →{' '}
            </>
          )}
          <ins>{then}</ins>
        </>
      )}
    </li>
  ))
  return (
    <div className={styles.change}>
      {(isNew || lines.length === 0) && <strong>{say(language, isNew ? 'create' : item.kind)}</strong>}
      <ul>{shown.slice(0, MAX_LINES_AT_FIRST)}</ul>
      {shown.length > MAX_LINES_AT_FIRST && (
        <details>
          <summary>{formatStaffMessage(versionWords.more, language, { n: shown.length - MAX_LINES_AT_FIRST })}</summary>
          <ul>{shown.slice(MAX_LINES_AT_FIRST)}</ul>
        </details>
      )}
    </div>
  )
}

/** What is in the way of a change. The answer to a try that is refused is put into `refusal-…` (`release-actions.tsx`). */
function Check({ reader, release, row }: RowProps) {
  const { language } = reader
  const { item, version } = row
  const refusal = release.state === 'failed' && release.failedItem === item.id ? release.problem : null
  const isReady = refusal === null && item.collisions.length === 0
  return (
    <div className={styles.check}>
      <div id={`refusal-${item.id}`} />
      {refusal !== null && <Mark tone="bad" text={refusal} />}
      {item.collisions.map((collision, index) => (
        <Mark key={index} tone="look" text={describeCollision(language, release, collision)} />
      ))}
      {isReady && version === null && <Ready language={language} release={release} />}
      {version !== null && (
        <Suspense fallback={<span className={styles.quiet}>{formatStaffMessage(brokenWords.looking, language)}</span>}>
          <Checked reader={reader} part="release" load={() => findRefusals(reader.req, row)} late>
            {(found) =>
              found.length === 0
                ? isReady && <Ready language={language} release={release} />
                : found.map((text, index) => <Mark key={index} tone="bad" text={text} />)
            }
          </Checked>
        </Suspense>
      )}
    </div>
  )
}

const Ready = ({ language, release: { state } }: Readonly<{ language: string; release: DescribedRelease }>) =>
  state === 'takenBack' ? (
    <span className={styles.quiet}>{say(language, 'takenBack')}</span>
  ) : (
    <Mark tone="good" text={say(language, state === 'live' ? 'live' : 'ready')} />
  )

function Review({ language, row: { item, review } }: Readonly<{ language: string; row: ReleaseRow }>) {
  if (review) return <Mark tone="look" text={say(language, review.state, { name: review.name })} />
  return <span className={styles.quiet}>{say(language, item.collection === 'pages' ? 'noReview' : 'notReviewed')}</span>
}

function describeCollision(language: string, { state, pageChange }: DescribedRelease, { kind, release }: Collision): string {
  if (kind === 'shared') return say(language, 'shared', { title: release?.title ?? '' })
  if (kind === 'saved' && state === 'live') return say(language, 'savedAfter')
  // The form of the page takes the newest version along.
  if (kind === 'edited' && pageChange !== null) return formatStaffMessage(scheduleWords.older, language)
  return say(language, kind)
}
