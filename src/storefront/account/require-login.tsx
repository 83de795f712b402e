'use client'
import { useAtomValue } from 'jotai'
import { useEffect, type ReactNode } from 'react'
import { useNavigate } from '@/storefront/kit/use-navigate'
import { useShopPath } from '@/storefront/shop/use-shop-path'
import { endingAtom } from './account-store'
import { loginPath } from './login-path'
import { useAccount } from './use-account'

/**
 * Shows its children to a customer and sends other visitors to the log-in, which leads back here. `fallback`: the
 * page's skeleton.
 */
export function RequireLogin({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const { ready, isLoggedIn } = useAccount()
  const navigate = useNavigate()
  const login = useShopPath()('accountOverview')
  const left = useAtomValue(endingAtom) === 'left'
  const leaving = ready && !isLoggedIn
  useEffect(() => {
    if (leaving) navigate.replace(left ? login : loginPath(login, location.pathname + location.search))
  }, [leaving, left, login, navigate])
  return isLoggedIn ? children : fallback
}
