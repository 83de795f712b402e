import type { Metadata } from 'next'
import { PasswordResetScreen } from '@/storefront/account/password/password-screens'
import { profileMetadata } from '@/storefront/account/profile/profile-screen'
import { pageShop, type PageParams } from '@/storefront/shop/page-shop.server'

type Props = { params: PageParams }

export const dynamic = 'force-static'
export const generateStaticParams = () => []

export async function generateMetadata(props: Props): Promise<Metadata> {
  const { shop } = await pageShop(props.params)
  return profileMetadata(shop, 'profile.resetTitle')
}

export default async function Page(props: Props) {
  const { shop } = await pageShop(props.params)
  return <PasswordResetScreen shop={shop} />
}
