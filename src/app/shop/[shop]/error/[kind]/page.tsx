import type { Metadata } from 'next'
import { errorMetadata } from '@/storefront/shell/error-metadata'
import { ErrorPage, errorKind } from '@/storefront/shell/error-page'
import { pageShop, type PageParams } from '@/storefront/shop/page-shop.server'

type Props = { params: PageParams<'kind'> }

export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { shop, params } = await pageShop(props.params)
  return errorMetadata(shop, errorKind(params.kind))
}

export default async function Page(props: Props) {
  const { shop, params } = await pageShop(props.params)
  return <ErrorPage shop={shop} kind={params.kind} />
}
