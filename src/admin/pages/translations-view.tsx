import { staffWords } from '@/domain/staff-messages/staff-messages'
import { Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { SideBySide } from '@/admin/on-demand'
import { type StaffMember, getStaff } from '@/collections/access/staff-member'
import { completeness, idIn, readPageFamilies, type PageFamily } from '@/collections/translations/page-families'
import { mayWrite } from '@/collections/access/writable-markets'
import { formatStaffMessage } from '@/domain/staff-words'
import { NotForMarket } from './not-for-market'
import { slicePages, PageSearch, PageTurner, StaffView } from './staff-view'
import styles from '@/admin/work.module.css'

const toolWords = staffWords('tools')
const sideBySideWords = staffWords('side')
const translationsPanelWords = staffWords('translations')
const viewWords = staffWords('table')

/** `/admin/translations`: every page in every market, with missing and stale translations (U-16). */
export async function TranslationsView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const { i18n } = req
  const { markets, families: all } = req.user ? await readPageFamilies(req) : { markets: [], families: [] }
  const found = slicePages(all, props.searchParams)
  return (
    <StaffView
      {...props}
      title={formatStaffMessage(viewWords.translations, i18n.language)}
      intro={formatStaffMessage(viewWords.translationsIntro, i18n.language)}
      testId="translations"
    >
      {all.length === 0 && <p>{formatStaffMessage(viewWords.none, i18n.language)}</p>}
      {all.length > 0 && <PageSearch search={found.search} language={i18n.language} />}
      {all.length > 0 && found.shown.length === 0 && <p>{formatStaffMessage(viewWords.nothingFound, i18n.language)}</p>}
      {found.shown.length > 0 && (
        <div
          className={styles.scroll}
          tabIndex={0}
          role="region"
          aria-label={formatStaffMessage(viewWords.translations, i18n.language)}
        >
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{formatStaffMessage(viewWords.page, i18n.language)}</th>
                {markets.map((market) => (
                  <th key={market.id} scope="col">
                    {market.name}
                    <br />
                    <span className={styles.quiet}>
                      {formatStaffMessage(viewWords.complete, i18n.language, { share: completeness(all, market.id) })}
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {found.shown.map((family) => (
                <Row key={family.source.id} family={family} staff={getStaff(req.user)} language={i18n.language} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <PageTurner found={found} language={i18n.language} />
    </StaffView>
  )
}

type RowProps = Readonly<{ family: PageFamily; staff: StaffMember | null; language: string }>

function Row({ family, staff, language }: RowProps) {
  const { source, alternates } = family
  const title = source.title || `#${source.id}`
  return (
    <tr>
      <th scope="row">
        <Link href={`/admin/page-grid?page=${source.id}`} prefetch={false}>
          {title}
        </Link>
        {source.key && <span className={styles.quiet}> ({source.key})</span>}
      </th>
      {alternates.map(({ market, state, page }) => {
        const words = (
          <span className={styles.state} data-state={state}>
            {/* Of a page that follows no other its title says more than that. */}
            {(state === 'source' && page?.title) || formatStaffMessage(translationsPanelWords[state], language)}
          </span>
        )
        return (
          <td key={market.id}>
            {page ? (
              <Link
                href={`/admin/collections/pages/${page.id}`}
                prefetch={false}
                aria-label={`${page.title}, ${market.name}: ${formatStaffMessage(translationsPanelWords[state], language)}`}
              >
                {words}
              </Link>
            ) : (
              words
            )}
            {!page && staff && mayWrite(staff, 'create', market.id) && (
              <NotForMarket page={idIn(family)} {...{ title, market }} isMarked={state === 'notForMarket'} />
            )}
            {page && !page.published && (
              <span className={styles.quiet}> ({formatStaffMessage(translationsPanelWords.draft, language)})</span>
            )}
          </td>
        )
      })}
    </tr>
  )
}

/** `/admin/side-by-side?page=7`: a page beside the page that it translates (U-16). */
export function SideBySideView(props: AdminViewServerProps) {
  const { language } = props.initPageResult.req.i18n
  const page = Number(props.searchParams?.page)
  const isPage = Number.isSafeInteger(page) && page > 0 && page < 2 ** 31
  return (
    <StaffView
      {...props}
      title={formatStaffMessage(toolWords.sideBySide, language)}
      intro={formatStaffMessage(sideBySideWords.intro, language)}
      testId="side-by-side-view"
    >
      {isPage ? <SideBySide page={page} /> : <p>{formatStaffMessage(sideBySideWords.noPage, language)}</p>}
    </StaffView>
  )
}
