import type { Metadata } from 'next'
import { UnsubscribeScreen } from '@/storefront/newsletter/unsubscribe-screen'
import { newsletterMetadata } from '@/storefront/newsletter/newsletter-frame'
import { pageShop, type PageParams } from '@/storefront/shop/page-shop.server'

type Props = { params: PageParams<'emailHash'> }

// The address is a secret, so its page is never cached.
export const dynamic = 'force-dynamic'

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { shop } = await pageShop(props.params)
  return newsletterMetadata(shop, 'newsletter.unsubscribeTitle')
}

export default async function Page(props: Props) {
  const { shop, params } = await pageShop(props.params)
  return <UnsubscribeScreen shop={shop} emailHash={params.emailHash} />
}
