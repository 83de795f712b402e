import type { Metadata } from 'next'
import { errorMetadata } from '@/storefront/shell/error-metadata'
import { ErrorScreen } from '@/storefront/shell/error-screen'
import { pageShop, type PageParams } from '@/storefront/shop/page-shop.server'

type Props = { params: PageParams }

// No clarification is known here: every link of one has expired (E-02).
export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { shop } = await pageShop(props.params)
  return errorMetadata(shop, 'expired')
}

export default async function Page(props: Props) {
  const { shop } = await pageShop(props.params)
  return <ErrorScreen shop={shop} kind="expired" />
}
