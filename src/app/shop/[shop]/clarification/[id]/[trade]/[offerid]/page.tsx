import { ERROR_METADATA } from '@/storefront/shell/error-metadata'
import { ErrorScreen } from '@/storefront/shell/error-screen'
import { pageShop, type PageParams } from '@/storefront/shop/page-shop.server'

// No clarification is known here: every link of one has expired (E-02).
export const dynamic = 'force-static'
export const generateStaticParams = () => []
export const metadata = ERROR_METADATA

export default async function Page(props: { params: PageParams }) {
  const { shop } = await pageShop(props.params)
  return <ErrorScreen shop={shop} kind="expired" />
}
