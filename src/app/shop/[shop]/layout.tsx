import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { PAGE_COLOURS } from '@/domain/colours'
import '@/storefront/kit/base.css'
import '@/storefront/kit/tokens.css'
import { ShopDocument } from '@/storefront/shell/shop-document'
import { shopOfKey } from '@/storefront/shop/page-shop.server'

export const metadata: Metadata = {
  icons: { icon: '/favicon.svg', apple: '/apple-touch-icon.png' },
  manifest: '/manifest.webmanifest',
  formatDetection: { telephone: false, date: false, address: false, email: false },
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: PAGE_COLOURS.light },
    { media: '(prefers-color-scheme: dark)', color: PAGE_COLOURS.dark },
  ],
}

export default async function Layout({ children, params }: { children: ReactNode; params: Promise<{ shop: string }> }) {
  return <ShopDocument shop={shopOfKey((await params).shop)}>{children}</ShopDocument>
}
