'use client'
import { useRouter } from 'next/navigation'
import { useEffect, type ReactNode } from 'react'
import { useShopPath } from '@/storefront/shop/use-shop-path'
import { loginPath } from './login-path'
import { useAccount } from './use-account'

/** Shows its children to a customer and sends everyone else to the log-in, which leads back here. `fallback`: the page's skeleton. */
export function RequireLogin({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const { ready, isLoggedIn } = useAccount()
  const router = useRouter()
  const login = useShopPath()('accountOverview')
  const leaving = ready && !isLoggedIn
  useEffect(() => {
    if (leaving) router.replace(loginPath(login, location.pathname + location.search))
  }, [leaving, login, router])
  return isLoggedIn ? children : fallback
}
