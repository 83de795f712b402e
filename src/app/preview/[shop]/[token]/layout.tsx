import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import '@/storefront/kit/tokens.css'
import '@/storefront/kit/base.css'
import { ShopDocument } from '@/storefront/shell/shop-document'
import { shopOfKey } from '@/storefront/shop/page-shop.server'

export const metadata: Metadata = {
  icons: { icon: '/favicon.svg' },
  formatDetection: { telephone: false, date: false, address: false, email: false },
}

/** The shop's own layout around an unpublished page, without tracking and without the consent dialog. */
export default async function Layout({ children, params }: { children: ReactNode; params: Promise<{ shop: string }> }) {
  return (
    <ShopDocument shop={shopOfKey((await params).shop)} preview>
      {children}
    </ShopDocument>
  )
}
