import { staffWords } from '@/domain/staff-messages/staff-messages'
import { Link, Pill } from '@payloadcms/ui'
import type { AdminViewServerProps, PayloadRequest } from 'payload'
import * as z from 'zod'
import { previewAddress } from '@/collections/pages/preview-address'
import { idIn, readPageFamilies, type PageFamily, type PageTranslation } from '@/collections/translations/page-families'
import { MODES } from '@/domain/market/market'
import { formatStaffMessage } from '@/domain/staff-words'
import { slicePages, PageSearch, StaffView } from './staff-view'
import styles from '@/admin/views.module.css'

const previewWords = staffWords('preview')
const sideWords = staffWords('side')
const viewWords = staffWords('table')

const GridAnswer = z.object({
  page: z.string().transform(Number).pipe(z.int().positive()).nullish().catch(null),
  version: z.enum(['draft', 'published']).catch('draft'),
  mode: z.enum(MODES).catch('default'),
})
type GridAnswer = z.infer<typeof GridAnswer>

/** `/admin/page-grid`: one page in every market, including those that lack it (U-15). */
export async function PageGrid(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const { language } = req.i18n
  const asked = GridAnswer.parse(props.searchParams ?? {})
  const all = req.user ? (await readPageFamilies(req)).families : []
  const { search, shown } = slicePages(all, props.searchParams)
  const chosen = all.find(({ alternates }) => alternates.some(({ page }) => page !== null && page.id === asked.page))
  // Another search shows what it finds first.
  const family = chosen && (search === '' || shown.includes(chosen)) ? chosen : shown[0]
  const frames = family ? await Promise.all(family.alternates.map((alternate) => frameOf(req, alternate, asked))) : []
  return (
    <StaffView
      {...props}
      title={formatStaffMessage(viewWords.grid, language)}
      intro={formatStaffMessage(viewWords.gridIntro, language)}
      testId="page-grid"
    >
      {!family && <p>{formatStaffMessage(all.length === 0 ? viewWords.none : viewWords.nothingFound, language)}</p>}
      {all.length > 0 && (
        <PageSearch search={search} language={language}>
          <Choice all={family && !shown.includes(family) ? [family, ...shown] : shown} {...{ family, asked, language }} />
        </PageSearch>
      )}
      {family && <h2>{family.source.title}</h2>}
      <div className={styles.frames}>
        {frames.map((frame) => (
          <Frame key={frame.alternate.market.id} {...frame} language={language} />
        ))}
      </div>
    </StaffView>
  )
}

type Framed = Readonly<{
  alternate: PageTranslation
  url: string | null
  why: 'missing' | 'notForMarket' | 'notPublished' | 'noHost' | null
}>

async function frameOf(req: PayloadRequest, alternate: PageTranslation, { version, mode }: GridAnswer): Promise<Framed> {
  if (!alternate.page) return { alternate, url: null, why: alternate.state === 'notForMarket' ? alternate.state : 'missing' }
  if (version === 'published' && !alternate.page.published) return { alternate, url: null, why: 'notPublished' }
  const url = await previewAddress(req, { page: alternate.page.id, version, mode })
  return { alternate, url, why: url ? null : 'noHost' }
}

function Frame({ alternate: { market, state, page }, url, why, language }: Framed & Readonly<{ language: string }>) {
  return (
    <figure className={styles.frame}>
      <figcaption className={styles.item}>
        <span>{market.name}</span>
        {page && state !== 'source' && (
          <Link href={`/admin/side-by-side?page=${page.id}`} prefetch={false}>
            {formatStaffMessage(sideWords.open, language)}
          </Link>
        )}
        {page && (
          <Link href={`/admin/collections/pages/${page.id}`} prefetch={false}>
            {formatStaffMessage(viewWords.edit, language, { market: page.slug || market.name })}
          </Link>
        )}
      </figcaption>
      {url && page ? (
        <iframe
          loading="lazy"
          src={url}
          title={formatStaffMessage(viewWords.framed, language, { title: page.title, market: market.name })}
        />
      ) : (
        <div className={styles.empty}>
          <Pill size="small" pillStyle={why === 'notForMarket' ? 'light-gray' : 'error'}>
            {formatStaffMessage(viewWords[why ?? 'missing'], language)}
          </Pill>
        </div>
      )}
    </figure>
  )
}

type ChoiceProps = Readonly<{
  all: readonly PageFamily[]
  family: PageFamily | undefined
  asked: GridAnswer
  language: string
}>

/** The page of those that were found, and how its frames show it. */
function Choice({ all, family, asked, language }: ChoiceProps) {
  return (
    <>
      <label>
        {formatStaffMessage(viewWords.page, language)}
        <select className={styles.input} name="page" defaultValue={family && idIn(family)}>
          {all.map((each) => (
            <option key={each.source.id} value={idIn(each)}>
              {each.source.title || `#${each.source.id}`}
            </option>
          ))}
        </select>
      </label>
      <label>
        {formatStaffMessage(viewWords.version, language)}
        <select className={styles.input} name="version" defaultValue={asked.version}>
          <option value="draft">{formatStaffMessage(viewWords.drafts, language)}</option>
          <option value="published">{formatStaffMessage(viewWords.published, language)}</option>
        </select>
      </label>
      <label>
        {formatStaffMessage(previewWords.title, language)}
        <select className={styles.input} name="mode" defaultValue={asked.mode}>
          {MODES.map((mode) => (
            <option key={mode} value={mode}>
              {formatStaffMessage(previewWords[mode], language)}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}
