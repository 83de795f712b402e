import { staffWords } from '@/domain/staff-messages/staff-messages'
import { Gutter, Link } from '@payloadcms/ui'
import { GuidedHeading } from '@/admin/guide/guide-link'
import { AdminFrame, type ViewProps, requireViewer } from '@/admin/navigation/admin-frame'
import { TraceView } from '@/admin/redirects/trace-view'
import { HitFacts } from './hit-line'
import styles from '@/admin/views.module.css'
import type { AddressHit } from '@/collections/search/address-search'
import { MAX_QUERY_CHARACTERS, MIN_QUERY_CHARACTERS, type SearchHit } from '@/collections/search/search-answers'
import { searchDocuments, parseSearchQuery, type SearchResult } from '@/collections/search/staff-search'
import { formatStaffMessage } from '@/domain/staff-words'

const toolWords = staffWords('tools')
const words = staffWords('search')

type FormProps = Readonly<{ admin: string; language: string; query: string }>

/** A field whose Enter opens the results; a plain form, so that it works before the page is hydrated. */
const SearchForm = ({ admin, language, query }: FormProps) => (
  <form className={styles.form} role="search" action={`${admin}/search`} method="get">
    <label className={`${styles.field} ${styles.wide}`}>
      <span>{formatStaffMessage(words.field, language)}</span>
      <input
        className={styles.input}
        type="search"
        name="q"
        defaultValue={query}
        minLength={MIN_QUERY_CHARACTERS}
        maxLength={MAX_QUERY_CHARACTERS}
        required
        autoFocus
      />
    </label>
    <button type="submit" className="btn btn--style-primary btn--size-medium">
      {formatStaffMessage(words.search, language)}
    </button>
  </form>
)

/** `/admin/search?q=`: everything with a text that the member of staff may read, and what an address of the shop opens. */
export async function SearchView(view: ViewProps) {
  requireViewer(view)
  const { req } = view.initPageResult
  const { language } = req.i18n
  const { admin } = req.payload.config.routes
  const asked = view.searchParams?.q
  const query = parseSearchQuery(asked)
  const title = formatStaffMessage(toolWords.search, language)
  return (
    <AdminFrame {...view} title={title}>
      <Gutter className={styles.tools}>
        <GuidedHeading title={title} page="reports-and-history" admin={admin} />
        <SearchForm admin={admin} language={language} query={query ?? ''} />
        {query !== null && <Results result={await searchDocuments(req, query)} admin={admin} language={language} />}
        {query === null && asked !== undefined && <p role="status">{formatStaffMessage(words.length, language)}</p>}
      </Gutter>
    </AdminFrame>
  )
}

type ResultsProps = Readonly<{ result: SearchResult; admin: string; language: string }>

function Results({ result: { query, addresses, groups }, admin, language }: ResultsProps) {
  const total = groups.reduce((sum, { hits }) => sum + hits.length, addresses.length)
  const summary = total === 0 ? words.nothing : words.found
  return (
    <div data-testid="search-results">
      <p role="status">{formatStaffMessage(summary, language, { query, count: total })}</p>
      {addresses.length > 0 && (
        <section className={styles.panel} aria-labelledby="search-address">
          <h2 id="search-address">{formatStaffMessage(words.address, language)}</h2>
          {addresses.map((hit) => (
            <Address key={hit.market ?? ''} hit={hit} admin={admin} language={language} />
          ))}
        </section>
      )}
      {groups.map(({ kind, title, hits }) => (
        <section key={kind} className={styles.panel} aria-labelledby={`search-${kind}`}>
          <h2 id={`search-${kind}`}>{title}</h2>
          <ul>
            {hits.map((hit) => (
              <li key={hit.path}>
                <Hit hit={hit} admin={admin} /> <HitFacts hit={hit} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

const Hit = ({ hit, admin }: Readonly<{ hit: Pick<SearchHit, 'title' | 'path'>; admin: string }>) => (
  <Link href={`${admin}${hit.path}`} prefetch={false}>
    {hit.title}
  </Link>
)

const Address = ({ hit, admin, language }: Readonly<{ hit: AddressHit; admin: string; language: string }>) => (
  <div className={styles.answer}>
    {hit.market !== null && <h3>{hit.market.toUpperCase()}</h3>}
    {hit.problem !== null && <p className={styles.problem}>{hit.problem}</p>}
    {hit.trace !== null && <TraceView trace={clientTrace(hit.trace)} />}
    {hit.page !== null && (
      <p>
        {formatStaffMessage(words.madeBy, language)} <Hit hit={hit.page} admin={admin} />
      </p>
    )}
  </div>
)

/** The trace as the component takes it, with lists that it could change. */
const clientTrace = (trace: NonNullable<AddressHit['trace']>) => ({
  ...trace,
  hops: trace.hops.map((hop) => ({ ...hop, rules: [...hop.rules] })),
})
