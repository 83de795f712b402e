import { staffWords, type StaffKey } from '@/domain/staff-messages/staff-messages'
import { getTranslation } from '@payloadcms/translations'
import { Link } from '@payloadcms/ui'
import type { Reader } from '@/admin/dashboard/reader'
import { findTimeZone } from '@/admin/dashboard/scheduled'
import { momentIn } from '@/admin/zoned-moment'
import styles from '@/admin/views.module.css'
import type { Collision, DescribedItem, DescribedRelease } from '@/collections/releases/describe-release'
import { mayMakeReleases } from '@/collections/releases/release'
import { formatStaffMessage } from '@/domain/staff-words'
import { ReleaseActions, TakeOut } from '@/admin/on-demand'

const words = staffWords('releaseView')
const scheduleWords = staffWords('schedule')

/** A sentence about releases. */
export const say = (language: string, key: StaffKey<'releaseView'>, values = {}) =>
  formatStaffMessage(words[key], language, values)

type OneProps = Readonly<{ reader: Reader; release: DescribedRelease }>

/** A release with its changes, what collides with them, and what can be done. */
export function OneRelease({ reader, release }: OneProps) {
  const { language, markets } = reader
  const zone = findTimeZone(markets, release.clock)
  return (
    <div data-testid="release">
      <p>
        <strong>{say(language, release.state)}</strong>
        {release.at !== null && release.state !== 'open' && <> · {momentIn(language, zone, release.at)}</>}
      </p>
      {release.state === 'failed' && (
        <p className={styles.problem}>{say(language, 'isFailed', { problem: release.problem ?? '' })}</p>
      )}
      {release.state === 'scheduled' && release.problem !== null && (
        <p className={styles.problem}>{say(language, 'triedAgain', { reason: release.problem })}</p>
      )}
      {release.count === 0 && <p className={styles.quiet}>{say(language, 'empty')}</p>}
      <ul className={styles.hops}>
        {release.items.map((item) => (
          <Change key={item.id} reader={reader} release={release} item={item} />
        ))}
      </ul>
      {release.others > 0 && <p className={styles.quiet}>{say(language, 'others', { count: release.others })}</p>}
      {release.maySchedule && mayMakeReleases(reader.staff) ? (
        <ReleaseActions id={release.id} state={release.state} zone={zone} isEmpty={release.count === 0} />
      ) : (
        <p className={styles.quiet}>{say(language, 'notYours')}</p>
      )}
    </div>
  )
}

type ChangeProps = OneProps & Readonly<{ item: DescribedItem }>

function Change({ reader, release, item }: ChangeProps) {
  const { language, markets, req } = reader
  const { config } = req.payload.collections[item.collection]
  const market = markets.find(({ id }) => id === item.market)?.name
  const about = [getTranslation(config.labels.singular, req.i18n), market, item.fields.join(', ')].filter(Boolean).join(' · ')
  return (
    <li>
      <span>
        {item.document === null ? (
          <strong>{item.title}</strong>
        ) : (
          <Link href={`${reader.admin}/collections/${item.collection}/${item.document}`} prefetch={false}>
            {item.title}
          </Link>
        )}{' '}
        {say(language, item.kind)} <span className={styles.quiet}>{about}</span>
      </span>
      {item.collisions.map((collision, index) => (
        <span key={index} className={styles.warning}>
          {inWords(language, release, collision)}
        </span>
      ))}
      {(release.state === 'open' || release.state === 'failed') && item.mayTakeOut && (
        <TakeOut release={release.id} item={item.id} title={item.title} />
      )}
    </li>
  )
}

function inWords(language: string, { state, pageChange }: DescribedRelease, { kind, release }: Collision): string {
  if (kind === 'shared') return say(language, 'shared', { title: release?.title ?? '' })
  if (kind === 'saved' && state === 'live') return say(language, 'savedAfter')
  // The form of the page takes the newest version along.
  if (kind === 'edited' && pageChange !== null) return formatStaffMessage(scheduleWords.older, language)
  return say(language, kind)
}
