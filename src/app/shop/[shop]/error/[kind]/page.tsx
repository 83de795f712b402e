import { ErrorPage, ERROR_METADATA } from '@/storefront/shell/errors/error-page'
import { pageShop, type PageParams } from '@/storefront/shop/page-shop.server'

export const dynamic = 'force-static'
export const generateStaticParams = () => []
export const metadata = ERROR_METADATA

export default async function Page(props: { params: PageParams<'kind'> }) {
  const { shop, params } = await pageShop(props.params)
  return <ErrorPage shop={shop} kind={params.kind} />
}
