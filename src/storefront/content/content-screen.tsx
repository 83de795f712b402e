import { notFound } from 'next/navigation'
import type { Metadata } from 'next'
import { parsePage, type Page } from '@/domain/content/content'
import type { BlockRow } from '@/domain/content/page-blocks'
import type { Shop } from '@/domain/routing/shop'
import { formatShortDate } from '@/storefront/i18n/format'
import { intlFor } from '@/storefront/i18n/intl.server'
import layout from '@/storefront/kit/layout.module.css'
import { StructuredData, type Thing } from '@/storefront/kit/structured-data'
import { pageMetadata, pageAddress } from '@/storefront/shop/page-address'
import classes from './content-screen.module.css'
import { markIn, markNothing } from './mark-place'
import { PageBlock } from './page-block'

/** The published page of a slug; a slug without one is a 404 (S-05). */
export function loadPage(shop: Shop, slug: string): Page {
  const page = shop.content.pages.find((candidate) => candidate.slug === slug)
  if (!page) notFound()
  return page
}

/** All questions of a page with their answers, as the page shows them (P-24); null where it has none. */
function questionsData(blocks: readonly BlockRow[]): Thing | null {
  const questions = blocks.flatMap((block) => (block.type === 'questions' ? block.questions : []))
  if (questions.length === 0) return null
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

type Props = {
  shop: Shop
  slug: string
  /** In a preview: the place of each block in the form. */
  rows?: readonly number[]
}

/** A content page of the CMS (S-05): its text, then its blocks. */
export function ContentScreen({ shop, slug, rows }: Props) {
  const intl = intlFor(shop)
  const page = loadPage(shop, slug)
  const date = formatShortDate(intl, shop.market.dateFormat, page.updatedAt)
  const parts = parsePage(page)
  const questions = questionsData(parts.blocks)
  const mark = rows ? markIn('') : markNothing
  return (
    <article className={`${layout.wrap} ${classes.page}`}>
      <h1 {...mark('title')}>{page.title}</h1>
      <div className={classes.content}>
        {parts.body && (
          <div className={classes.part} {...mark('body')}>
            <PageBlock block={{ type: 'text', body: parts.body }} shop={shop} />
          </div>
        )}
        {parts.blocks.map((block, index) => (
          <div key={index} className={classes.part} {...mark(`blocks.${rows?.[index]}`)}>
            <PageBlock block={block} shop={shop} {...(rows && { mark: markIn(`blocks.${rows[index]}`) })} />
          </div>
        ))}
        <p className={classes.updated}>{intl.formatMessage({ id: 'content.updated' }, { date })}</p>
      </div>
      {questions && <StructuredData thing={questions} />}
    </article>
  )
}

export function contentMetadata(shop: Shop, slug: string): Metadata {
  const { key, metaTitle, metaDescription, noindex } = loadPage(shop, slug)
  return pageMetadata(shop, {
    title: metaTitle,
    description: metaDescription,
    address: pageAddress(shop, 'content', { slug }, ({ pages }) => {
      const alternate = key === null ? undefined : pages[key]
      return alternate ? { slug: alternate } : null
    }),
    noindex,
  })
}
