import type { Reader } from '@/admin/dashboard/reader'
import { relativeWords } from '@/admin/dashboard/dashboard-words'
import { findTimeZone, nameRelease } from '@/admin/dashboard/scheduled'
import { ReleaseActions } from '@/admin/on-demand'
import { momentWithZone } from '@/admin/zoned-moment'
import type { DescribedRelease } from '@/collections/releases/describe-release'
import { mayMakeReleases } from '@/collections/releases/release'
import { readStaffNames } from '@/collections/staff/staff-names'
import { staffWords } from '@/domain/staff-messages/staff-messages'
import { formatStaffMessage } from '@/domain/staff-words'
import { StatePill } from '@/admin/lists/state-pill'
import { MarketChips } from '@/admin/today/market-chips'
import { Mark } from './mark'
import { readReleaseRows } from './release-rows'
import { say, sayCounts } from './release-words'
import { ReleaseTable } from './release-table'
import styles from './releases.module.css'

const actionWords = staffWords('action')
type Props = Readonly<{ reader: Reader; release: DescribedRelease }>

/** A release with its state, what can be done, its changes, and what is in their way. */
export async function OneRelease({ reader, release }: Props) {
  const { language, markets } = reader
  const rows = await readReleaseRows(reader, release)
  const { id, title, state, at, count } = release
  const inReview = rows.filter(({ review }) => review !== null).map(({ item }) => item.title)
  const isWaiting = state === 'open' || state === 'scheduled' || state === 'failed'
  const name = nameRelease(language, release)
  return (
    <div data-testid="release">
      <header className={styles.head}>
        <h1>{name}</h1>
        <MarketChips reader={reader} markets={release.markets} />
        <Author reader={reader} release={release} />
      </header>
      <div className={styles.status} data-state={state}>
        <StatePill state={state} word={say(language, state)} />
        <When reader={reader} release={release} />
        {release.maySchedule && mayMakeReleases(reader.staff) && (
          <ReleaseActions
            release={{
              ...{ id, title, state, at, count, markets: release.markets.length },
              zone: findTimeZone(markets, release.clock),
              inReview: isWaiting ? inReview : [],
            }}
          />
        )}
      </div>
      {!(release.maySchedule && mayMakeReleases(reader.staff)) && <p className={styles.quiet}>{say(language, 'notYours')}</p>}
      {isWaiting && inReview.length > 0 && (
        <p className={styles.notice}>
          <Mark tone="look" text={formatStaffMessage(actionWords.withoutReview, language, { titles: inReview.join(', ') })} />
        </p>
      )}
      {count === 0 ? (
        <p className={styles.quiet}>{say(language, 'empty')}</p>
      ) : (
        <>
          <h2 className={styles.counts}>{sayCounts(language, release)}</h2>
          {rows.length > 0 && <ReleaseTable reader={reader} release={release} rows={rows} />}
        </>
      )}
      {release.others > 0 && <p className={styles.quiet}>{say(language, 'others', { count: release.others })}</p>}
    </div>
  )
}

async function Author({ reader: { req, language }, release: { madeBy, scheduledBy } }: Props) {
  const names = await readStaffNames(
    req,
    [madeBy, scheduledBy].filter((id) => id !== null),
  )
  const [maker, scheduler] = [names.get(String(madeBy)), names.get(String(scheduledBy))]
  return (
    <p className={styles.author}>
      {maker !== undefined && say(language, 'madeBy', { name: maker })}
      {scheduler !== undefined && scheduler !== maker && ` · ${say(language, 'scheduledBy', { name: scheduler })}`}
    </p>
  )
}

/** When it goes live, went live or did not, on the clock of its first market, and what follows. */
function When({ reader: { language, markets, now }, release: { state, at, clock, problem } }: Props) {
  const moment = at === null ? '' : momentWithZone(language, findTimeZone(markets, clock), at)
  const under = {
    open: say(language, 'together'),
    scheduled: problem === null ? say(language, 'together') : say(language, 'triedAgain', { reason: problem }),
    failed: say(language, 'isFailed', { problem: problem ?? '' }),
    live: '',
    takenBack: '',
  }[state]
  return (
    <div className={styles.when}>
      <strong>
        {at === null || state === 'open' ? say(language, 'noDate') : say(language, `${state}Moment` as const, { moment })}
      </strong>
      {at !== null && state !== 'open' && <span className={styles.quiet}>{relativeWords(language, Date.parse(at), now)}</span>}
      {under !== '' &&
        (problem === null || state === 'open' ? <span className={styles.quiet}>{under}</span> : <Mark tone="bad" text={under} />)}
    </div>
  )
}
