import { notFound } from 'next/navigation'
import { readPagePreview } from '@/cms/page-preview'
import type { PageRow } from '@/domain/content/content'
import type { Shop } from '@/domain/routing/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import layout from '@/storefront/kit/layout.module.css'
import { ContentScreen } from './content-screen'
import { PreviewBridge } from './preview-bridge'

/** A content page as staff have saved it, in the layout of its shop (P-25). */
export async function PreviewScreen({ shop, token }: { shop: Shop; token: string }) {
  const preview = await readPagePreview(token, shop.market.code)
  if (preview.kind === 'wrong') notFound()
  if (preview.kind === 'expired') return <Expired shop={shop} />
  const { page, rows, admin } = preview
  return (
    <>
      <title>{`${page.metaTitle} | ${shop.market.brand.name}`}</title>
      <ContentScreen shop={withPage(shop, page)} slug={page.slug} {...(rows && { rows })} />
      <PreviewBridge admin={admin} />
    </>
  )
}

/** The shop with this draft in place of the published page at the same address. */
function withPage(shop: Shop, page: PageRow): Shop {
  const others = shop.content.pages.filter(({ slug }) => slug !== page.slug)
  return { ...shop, content: { ...shop.content, pages: [...others, page] } }
}

function Expired({ shop }: { shop: Shop }) {
  const intl = intlFor(shop)
  return (
    <div className={`${layout.wrap} ${layout.section}`}>
      <h1>{intl.formatMessage({ id: 'content.previewExpired' })}</h1>
      <p className={layout.lead}>{intl.formatMessage({ id: 'content.previewExpiredHelp' })}</p>
    </div>
  )
}
