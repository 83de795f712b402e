'use client'
import type { ReactNode } from 'react'
import { forbidEval } from '@/storefront/kit/forbid-eval'
import type { ClientShop } from './client-shop'
import { ShopContext } from './shop-context'

forbidEval()

/** Gives client components the shop of the page; mounted once, in the root layout. */
export const ShopProvider = ({ shop, children }: { shop: ClientShop; children: ReactNode }) => (
  <ShopContext value={shop}>{children}</ShopContext>
)
