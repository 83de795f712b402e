import { staffWords, type StaffKey } from '@/domain/staff-messages/staff-messages'
import { Gutter, Link } from '@payloadcms/ui'
import type { ReactNode } from 'react'
import * as z from 'zod'
import { GuidedHeading } from '@/admin/guide/guide-link'
import { AdminFrame, type ViewProps } from '@/admin/navigation/admin-frame'
import type { PageFamily } from '@/collections/translations/page-families'
import { formatStaffMessage } from '@/domain/staff-words'
import styles from '@/admin/views.module.css'

const viewWords = staffWords('table')

type Props = ViewProps & Readonly<{ title: string; intro: string; testId: string; children: ReactNode }>

/** One of our views in the admin's frame; redirects to the login without a session. */
export function StaffView({ title, intro, testId, children, ...view }: Props) {
  const { payload } = view.initPageResult.req
  return (
    <AdminFrame {...view} title={title}>
      <Gutter>
        <div className={styles.view} data-testid={testId}>
          <GuidedHeading title={title} page="translations" admin={payload.config.routes.admin} />
          <p className={styles.quiet}>{intro}</p>
          {children}
        </div>
      </Gutter>
    </AdminFrame>
  )
}

const AT_ONCE = 50

const Search = z.object({
  search: z.string().trim().max(200).catch(''),
  at: z.string().transform(Number).pipe(z.int().positive()).catch(1),
})

export type PageSlice = Readonly<{ search: string; at: number; last: number; shown: readonly PageFamily[] }>

/** The pages of which one has the searched text in its title or address, 50 at once, as the address of the view asks. */
export function slicePages(all: readonly PageFamily[], asked: Readonly<Record<string, unknown>> | undefined): PageSlice {
  const { search, at } = Search.parse(asked ?? {})
  const sought = search.toLowerCase()
  const has = (text: string | null | undefined) => (text ?? '').toLowerCase().includes(sought)
  const found = all.filter(
    ({ source, alternates }) =>
      has(source.title) || has(source.key) || alternates.some(({ page }) => has(page?.title) || has(page?.slug)),
  )
  const last = Math.max(1, Math.ceil(found.length / AT_ONCE))
  const shownAt = Math.min(at, last)
  return { search, at: shownAt, last, shown: found.slice((shownAt - 1) * AT_ONCE, shownAt * AT_ONCE) }
}

/** A field for `slicePages`, with what else the form sends. */
export function PageSearch({ search, language, children }: Readonly<{ search: string; language: string; children?: ReactNode }>) {
  return (
    <form method="get" className={styles.choose} role="search">
      <label>
        {formatStaffMessage(viewWords.find, language)}
        <input className={styles.input} type="search" name="search" defaultValue={search} maxLength={200} />
      </label>
      {children}
      <button type="submit" className={styles.button}>
        {formatStaffMessage(viewWords.show, language)}
      </button>
    </form>
  )
}

/** Links to the pages before and after. */
export function PageTurner({ found: { search, at, last }, language }: Readonly<{ found: PageSlice; language: string }>) {
  if (last === 1) return null
  const turn = (to: number, words: StaffKey<'table'>) =>
    to >= 1 &&
    to <= last && (
      <Link href={`?${new URLSearchParams({ search, at: String(to) })}`} prefetch={false}>
        {formatStaffMessage(viewWords[words], language)}
      </Link>
    )
  return (
    <nav className={styles.choose} aria-label={formatStaffMessage(viewWords.page, language)}>
      {turn(at - 1, 'before')}
      <span>{formatStaffMessage(viewWords.turned, language, { at, last })}</span>
      {turn(at + 1, 'after')}
    </nav>
  )
}
