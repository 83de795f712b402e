import { Gutter, Link } from '@payloadcms/ui'
import { createReader, findMarket, type Reader } from '@/admin/dashboard/reader'
import { maySeeMissed } from '@/admin/dashboard/missed'
import { GuidedHeading } from '@/admin/guide/guide-link'
import { AdminFrame, type ViewProps, requireViewer } from '@/admin/navigation/admin-frame'
import { ChoiceMenu } from '@/admin/navigation/choice-menu'
import styles from '@/admin/views.module.css'
import { mayReach } from '@/collections/access/access-table'
import { readMissingSearches } from '@/collections/search/missing-searches'
import { staffWords } from '@/domain/staff-messages/staff-messages'
import { formatStaffMessage } from '@/domain/staff-words'
import { SearchActions } from './search-actions'

const toolWords = staffWords('tools')
const filterWords = staffWords('filter')
const words = staffWords('missingSearch')

/** The table scrolls where it is too wide; a name that breaks anywhere cannot be read. */
const ON_ONE_LINE = { whiteSpace: 'nowrap' } as const

/** `/admin/missing-searches?market=de`: what people searched for and did not find, and what staff make of it. */
export async function MissingSearchesView(view: ViewProps) {
  requireViewer(view)
  const { req } = view.initPageResult
  const { language } = req.i18n
  const reader = await createReader(req)
  const title = formatStaffMessage(toolWords.missingSearches, language)
  return (
    <AdminFrame {...view} title={title}>
      <Gutter className={styles.tools}>
        <GuidedHeading title={title} page="reports-and-history" admin={req.payload.config.routes.admin} />
        {reader !== null && maySeeMissed(reader) ? (
          <MissingSearches reader={reader} market={view.searchParams?.market} />
        ) : (
          <p role="status">{formatStaffMessage(words.notAllowed, language)}</p>
        )}
      </Gutter>
    </AdminFrame>
  )
}

async function MissingSearches({ reader, market }: Readonly<{ reader: Reader; market: unknown }>) {
  const { req, language, markets } = reader
  const chosen = markets.find(({ code }) => code === market)
  const shown = (chosen ? [chosen] : markets).map(({ id }) => id)
  const found = await readMissingSearches(req, shown)
  const date = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' })
  const columns = (['text', 'market', 'times', 'last', 'action'] as const).map((key) => (
    <th key={key} scope="col">
      {formatStaffMessage(words[key], language)}
    </th>
  ))
  return (
    <>
      <p className={styles.quiet}>{formatStaffMessage(words.intro, language)}</p>
      <ChoiceMenu
        label={formatStaffMessage(filterWords.market, language)}
        choices={[null, ...markets].map((one) => ({
          href: `${reader.admin}/missing-searches${one ? `?market=${one.code}` : ''}`,
          text: one?.name ?? formatStaffMessage(filterWords.every, language),
          isCurrent: one?.code === chosen?.code,
        }))}
      />
      {found.length === 0 && <p role="status">{formatStaffMessage(words.nothing, language)}</p>}
      {found.length > 0 && (
        <div
          className={styles.scroll}
          role="region"
          aria-label={formatStaffMessage(toolWords.missingSearches, language)}
          tabIndex={0}
        >
          <table className={styles.table}>
            <thead>
              <tr>{columns}</tr>
            </thead>
            <tbody>
              {found.map(({ text, market: of, times, last }) => (
                <tr key={`${of} ${text}`}>
                  <th scope="row">{text}</th>
                  <td style={ON_ONE_LINE}>{findMarket(reader, of)?.name}</td>
                  <td>{times.toLocaleString(language)}</td>
                  <td style={ON_ONE_LINE}>{date.format(new Date(`${last}T00:00:00Z`))}</td>
                  <td>{mayReach(reader.staff, 'search-words', 'create', of) && <SearchActions text={text} market={of} />}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <p>
        <Link href={`${reader.admin}/collections/search-words`} prefetch={false}>
          {formatStaffMessage(words.all, language)}
        </Link>
      </p>
    </>
  )
}
