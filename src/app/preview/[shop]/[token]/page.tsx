import type { Metadata } from 'next'
import { PreviewScreen } from '@/storefront/content/preview-screen'
import { pageShop, type PageParams } from '@/storefront/shop/page-shop.server'

type Props = { params: PageParams<'token'> }

export const dynamic = 'force-dynamic'
export const metadata: Metadata = { robots: { index: false, follow: false } }

export default async function Page(props: Props) {
  const { shop, params } = await pageShop(props.params)
  return <PreviewScreen shop={shop} token={params.token} />
}
