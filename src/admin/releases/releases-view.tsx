import { staffWords } from '@/domain/staff-messages/staff-messages'
import { Gutter, Link } from '@payloadcms/ui'
import admin from '@/admin/admin.module.css'
import { createReader, type Reader } from '@/admin/dashboard/reader'
import { findTimeZone, nameRelease } from '@/admin/dashboard/scheduled'
import { momentIn } from '@/admin/zoned-moment'
import { AdminFrame, type ViewProps, requireViewer } from '@/admin/navigation/admin-frame'
import styles from '@/admin/views.module.css'
import { describeRelease } from '@/collections/releases/describe-release'
import { listReleases, mayMakeReleases, readRelease, type Release } from '@/collections/releases/release'
import { formatStaffMessage } from '@/domain/staff-words'
import { ReleaseCalendar } from './release-calendar'
import { NewRelease } from '@/admin/on-demand'
import { OneRelease, say } from './one-release'

const toolWords = staffWords('tools')

/** `/admin/releases`: the list of releases, one of them (`?id=7`), or the calendar of everything scheduled (`?show=calendar`). */
export async function ReleasesView(view: ViewProps) {
  requireViewer(view)
  const { req } = view.initPageResult
  const { language } = req.i18n
  const title = formatStaffMessage(toolWords.releases, language)
  const reader = await createReader(req)
  const query = view.searchParams ?? {}
  const id = Number(query.id)
  const release = reader && Number.isSafeInteger(id) && id > 0 && id < 2 ** 31 ? await readRelease(req, id) : null
  const shown = release && reader ? await describeRelease(req, reader.staff, release) : null
  const heading = shown ? nameRelease(language, shown) : title
  const isCalendar = shown === null && query.show === 'calendar'
  return (
    <AdminFrame {...view} title={heading}>
      <Gutter className={styles.tools}>
        <h1>{heading}</h1>
        {reader && <Tabs reader={reader} current={shown ? null : isCalendar ? 'calendar' : 'list'} />}
        {reader && shown && <OneRelease reader={reader} release={shown} />}
        {reader && isCalendar && <ReleaseCalendar reader={reader} query={query} />}
        {reader && !shown && !isCalendar && <AllReleases reader={reader} releases={await listReleases(req)} />}
      </Gutter>
    </AdminFrame>
  )
}

const Tabs = ({ reader, current }: Readonly<{ reader: Reader; current: 'list' | 'calendar' | null }>) => (
  <nav className={styles.tabs} aria-label={formatStaffMessage(toolWords.releases, reader.language)}>
    {(['list', 'calendar'] as const).map((tab) => (
      <Link
        key={tab}
        href={`${reader.admin}/releases${tab === 'calendar' ? '?show=calendar' : ''}`}
        prefetch={false}
        {...(tab === current && { 'aria-current': 'page' as const })}
      >
        {say(reader.language, tab)}
      </Link>
    ))}
  </nav>
)

function AllReleases({ reader, releases }: Readonly<{ reader: Reader; releases: readonly Release[] }>) {
  const { language } = reader
  return (
    <>
      <p className={styles.quiet}>{say(language, 'intro')}</p>
      {mayMakeReleases(reader.staff) && <NewRelease />}
      {releases.length === 0 ? (
        <p role="status">{say(language, 'none')}</p>
      ) : (
        <div className={admin.scroll} role="region" aria-label={say(language, 'list')} tabIndex={0}>
          <table className={admin.table} aria-label={say(language, 'list')}>
            <thead>
              <tr>
                {(['name', 'state', 'when', 'changes'] as const).map((column) => (
                  <th key={column} scope="col">
                    {say(language, column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {releases.map((release) => (
                <tr key={release.id}>
                  <th scope="row">
                    <Link href={`${reader.admin}/releases?id=${release.id}`} prefetch={false}>
                      {nameRelease(language, release)}
                    </Link>
                  </th>
                  <td>{say(language, release.state)}</td>
                  <td>
                    {release.at === null ? '–' : momentIn(language, findTimeZone(reader.markets, release.clock), release.at)}
                  </td>
                  <td>{release.count.toLocaleString(language)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}
