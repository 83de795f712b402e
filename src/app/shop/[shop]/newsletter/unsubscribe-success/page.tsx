import type { Metadata } from 'next'
import { UnsubscribeSuccessScreen } from '@/storefront/newsletter/unsubscribe-screen'
import { newsletterMetadata } from '@/storefront/newsletter/newsletter-frame'
import { pageShop, type PageParams } from '@/storefront/shop/page-shop.server'

type Props = { params: PageParams }

export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { shop } = await pageShop(props.params)
  return newsletterMetadata(shop, 'newsletter.doneTitle')
}

export default async function Page(props: Props) {
  const { shop } = await pageShop(props.params)
  return <UnsubscribeSuccessScreen shop={shop} />
}
