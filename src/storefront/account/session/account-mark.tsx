'use client'
import { useEffect } from 'react'
import layout from '@/storefront/kit/layout.module.css'
import classes from './account-mark.module.css'
import { finishLogOut } from './log-out'
import { useAccount } from './use-account'

/**
 * Shows a dot over the icon, and the same in words for screen readers, while a customer is logged in. Takes no space in
 * the layout.
 */
export function AccountMark({ words }: { words: string }) {
  const { isLoggedIn } = useAccount()
  useEffect(() => {
    const finish = () => void finishLogOut()
    finish()
    globalThis.addEventListener('online', finish)
    return () => globalThis.removeEventListener('online', finish)
  }, [])
  if (!isLoggedIn) return null
  return (
    <>
      <span className={classes.mark} aria-hidden="true" data-testid="account-mark" />
      <span className={layout.hidden}>, {words}</span>
    </>
  )
}
