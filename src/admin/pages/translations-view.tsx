import { staffWords } from '@/domain/staff-messages/staff-messages'
import { Gutter, Link } from '@payloadcms/ui'
import type { AdminViewServerProps } from 'payload'
import { PlainTable } from '@/admin/plain-table'
import { AdminIcon, type AdminIconName } from '@/admin/menu/admin-icon'
import { AdminFrame } from '@/admin/navigation/admin-frame'
import { CopyPage, SideBySide } from '@/admin/on-demand'
import { MarketChip } from '@/admin/lists/market-cell'
import { type StaffMember, getStaff } from '@/collections/access/staff-member'
import { completeness, idIn, readPageFamilies, type PageFamily } from '@/collections/translations/page-families'
import { mayWrite } from '@/collections/access/writable-markets'
import { formatStaffMessage } from '@/domain/staff-words'
import { NotForMarket } from './not-for-market'
import { slicePages, PageSearch, PageTurner, StaffView } from './staff-view'
import styles from './translate.module.css'

const toolWords = staffWords('tools')
const sideBySideWords = staffWords('side')
const stateWords = staffWords('translations')
const viewWords = staffWords('table')

type Alternate = PageFamily['alternates'][number]
const isOpen = ({ state }: Alternate) => state === 'stale' || state === 'untranslated' || state === 'missing'
const hasOpen = ({ alternates }: PageFamily) => alternates.some(isOpen)

/** `/admin/translations`: every page in every market, with missing and stale translations (U-16). */
export async function TranslationsView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const { language } = req.i18n
  const say = (key: keyof typeof viewWords, values = {}) => formatStaffMessage(viewWords[key], language, values)
  const { markets, families: all } = req.user ? await readPageFamilies(req) : { markets: [], families: [] }
  const open = all.filter(hasOpen)
  const isToDo = props.searchParams?.todo === '1'
  const found = slicePages(isToDo ? open : all, props.searchParams)
  const chips = markets.map(({ id, code, name }) => ({
    name: code,
    heading: (
      <span className={styles.row}>
        <MarketChip code={code.toUpperCase()} name={name} />
        {say('complete', { share: completeness(all, id) })}
      </span>
    ),
  }))
  return (
    <StaffView
      {...props}
      title={say('translations')}
      intro={say('counts', { count: all.length, open: open.length })}
      testId="translations"
    >
      <PageSearch search={found.search} language={language}>
        <Link href={isToDo ? '?' : '?todo=1'} aria-current={isToDo} className={styles.choice} prefetch={false}>
          {say('toDo')}
        </Link>
      </PageSearch>
      {found.shown.length === 0 && <p>{say(all.length === 0 ? 'none' : 'nothingFound')}</p>}
      {found.shown.length > 0 && (
        <PlainTable
          label={say('translations')}
          columns={[{ name: 'page', heading: say('page') }, ...chips]}
          rows={found.shown.map((family) => ({ id: family.source.id, cells: cellsOf(family, getStaff(req.user), language) }))}
        />
      )}
      <PageTurner found={found} language={language} />
    </StaffView>
  )
}

/** The page, and its state in each market: one click leads to its texts beside the source. */
function cellsOf(family: PageFamily, staff: StaffMember | null, language: string) {
  const { source, alternates } = family
  const title = source.title || `#${source.id}`
  const mayCopy = (market: number) => staff !== null && mayWrite(staff, 'create', market)
  const copyTo = alternates.flatMap(({ state, market }) => (state === 'missing' && mayCopy(market.id) ? [market] : []))
  return [
    <div key="page" className={styles.row}>
      <Link href={`/admin/page-grid?page=${source.id}`} prefetch={false}>
        {title}
      </Link>
      {copyTo.length > 0 && <CopyPage id={idIn(family)} title={title} markets={copyTo} />}
    </div>,
    ...alternates.map((alternate) => (
      <div key={alternate.market.id} className={styles.cell}>
        <MarketChip code={alternate.market.code.toUpperCase()} name={alternate.market.name} />
        <State alternate={alternate} language={language} />
        {!alternate.page && mayCopy(alternate.market.id) && (
          <NotForMarket
            page={idIn(family)}
            {...{ title, market: alternate.market, isMarked: alternate.state === 'notForMarket' }}
          />
        )}
      </div>
    )),
  ]
}

const ICONS: Readonly<Partial<Record<Alternate['state'], AdminIconName>>> = { stale: 'warn', untranslated: 'pen', fresh: 'check' }

function State({ alternate: { state, page, market }, language }: Readonly<{ alternate: Alternate; language: string }>) {
  const word = formatStaffMessage(stateWords[state], language)
  const icon = ICONS[state]
  if (!page) return <span data-state={state}>{word}</span>
  return (
    <Link
      href={icon ? `/admin/side-by-side?page=${page.id}` : `/admin/collections/pages/${page.id}`}
      prefetch={false}
      data-state={state}
      aria-label={`${page.title}, ${market.name}: ${word}`}
    >
      {icon && <AdminIcon name={icon} />} {state !== 'fresh' && word}
      {!page.published && ` (${formatStaffMessage(stateWords.draft, language)})`}
    </Link>
  )
}

/** `/admin/side-by-side?page=7`: a page beside the page that it translates (U-16). */
export function SideBySideView(props: AdminViewServerProps) {
  const { language } = props.initPageResult.req.i18n
  const page = Number(props.searchParams?.page)
  const isPage = Number.isSafeInteger(page) && page > 0 && page < 2 ** 31
  return (
    <AdminFrame {...props} title={formatStaffMessage(toolWords.sideBySide, language)}>
      <Gutter>
        {isPage ? <SideBySide key={page} page={page} /> : <p>{formatStaffMessage(sideBySideWords.noPage, language)}</p>}
      </Gutter>
    </AdminFrame>
  )
}
