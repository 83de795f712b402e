import { Button, Gutter, Link } from '@payloadcms/ui'
import { relativeWords } from '@/admin/dashboard/dashboard-words'
import { createReader, type Reader } from '@/admin/dashboard/reader'
import { findTimeZone, nameRelease } from '@/admin/dashboard/scheduled'
import { PlainTable } from '@/admin/plain-table'
import { AdminFrame, type ViewProps, requireViewer } from '@/admin/navigation/admin-frame'
import { NewRelease } from '@/admin/on-demand'
import { momentWithZone } from '@/admin/zoned-moment'
import { describeRelease } from '@/collections/releases/describe-release'
import { listReleases, mayMakeReleases, readRelease, type Release } from '@/collections/releases/release'
import { readStaffNames } from '@/collections/staff/staff-names'
import { staffWords } from '@/domain/staff-messages/staff-messages'
import { formatStaffMessage } from '@/domain/staff-words'
import { StatePill } from '@/admin/lists/state-pill'
import { MarketChips } from '@/admin/today/market-chips'
import { OneRelease } from './one-release'
import { ReleaseCalendar } from './release-calendar'
import { say, sayChanges } from './release-words'
import styles from './releases.module.css'

const toolWords = staffWords('tools')

/** `/admin/releases`: the list of releases, one of them (`?id=7`), or the calendar of everything scheduled (`?show=calendar`). */
export async function ReleasesView(view: ViewProps) {
  requireViewer(view)
  const { req } = view.initPageResult
  const { language } = req.i18n
  const reader = await createReader(req)
  const query = view.searchParams ?? {}
  const id = Number(query.id)
  const release = reader && Number.isSafeInteger(id) && id > 0 && id < 2 ** 31 ? await readRelease(req, id) : null
  const shown = release && reader ? await describeRelease(req, reader.staff, release) : null
  const isCalendar = shown === null && query.show === 'calendar'
  const title = isCalendar ? say(language, 'calendar') : formatStaffMessage(toolWords.releases, language)
  return (
    <AdminFrame {...view} title={shown ? nameRelease(language, shown) : title}>
      <Gutter className={styles.view}>
        {reader && shown && <OneRelease reader={reader} release={shown} />}
        {reader && isCalendar && <ReleaseCalendar reader={reader} query={query} />}
        {reader && !shown && !isCalendar && <AllReleases reader={reader} releases={await listReleases(req)} />}
      </Gutter>
    </AdminFrame>
  )
}

const COLUMNS = ['name', 'state', 'when', 'where', 'by'] as const
type AllProps = Readonly<{ reader: Reader; releases: readonly Release[] }>

async function AllReleases({ reader, releases }: AllProps) {
  const { language, admin, req } = reader
  const names = await readStaffNames(
    req,
    releases.flatMap(({ madeBy }) => madeBy ?? []),
  )
  return (
    <>
      <header className={styles.head}>
        <h1>{say(language, 'list')}</h1>
        <div className={styles.tools}>
          <Button el="link" to={`${admin}/releases?show=calendar`} size="medium" buttonStyle="subtle" margin={false}>
            {say(language, 'calendar')}
          </Button>
          {mayMakeReleases(reader.staff) && <NewRelease />}
        </div>
      </header>
      <p className={styles.quiet}>{say(language, 'intro')}</p>
      {releases.length === 0 ? (
        <p role="status">{say(language, 'none')}</p>
      ) : (
        <PlainTable
          label={say(language, 'list')}
          columns={COLUMNS.map((name) => ({ name, heading: say(language, name) }))}
          rows={releases.map((release) => ({
            id: release.id,
            cells: [
              <div key="name">
                <Link href={`${admin}/releases?id=${release.id}`} prefetch={false}>
                  {nameRelease(language, release)}
                </Link>
                <span className={styles.under}>{sayChanges(language, release.count)}</span>
              </div>,
              <StatePill key="state" state={release.state} word={say(language, release.state)} />,
              <When key="when" reader={reader} release={release} />,
              <span key="where" className={styles.chips}>
                <MarketChips reader={reader} markets={release.markets} />
              </span>,
              names.get(String(release.madeBy)),
            ],
          }))}
        />
      )}
    </>
  )
}

function When({
  reader: { language, markets, now },
  release: { at, clock, state },
}: Readonly<{ reader: Reader; release: Release }>) {
  if (at === null || state === 'open') return <span className={styles.quiet}>{say(language, 'noDate')}</span>
  const moment = momentWithZone(language, findTimeZone(markets, clock), at)
  return (
    <>
      <time dateTime={at} title={moment}>
        {relativeWords(language, Date.parse(at), now)}
      </time>
      {state === 'scheduled' && <span className={styles.under}>{moment}</span>}
    </>
  )
}
