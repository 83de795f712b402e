'use client'
import type { SyntheticEvent } from 'react'
import { useLogIn } from '@/storefront/account/login/use-log-in'
import { useAccount } from '@/storefront/account/session/use-account'
import { useConsent } from '@/storefront/consent/use-consent'
import classes from './development-bar.module.css'

type ShopChoice = Readonly<{ name: string; origin: string }>

/** Switches market, mode, consent and log-in under `next dev`, for developers: it is in English and no build contains it. */
export function DevelopmentBar({ shops, origin }: Readonly<{ shops: readonly ShopChoice[]; origin: string }>) {
  return (
    <aside className={classes.bar} aria-label="Development" data-testid="development-bar">
      <select aria-label="Market and mode" value={origin} onChange={(event) => location.assign(event.target.value)}>
        {shops.map((shop) => (
          <option key={shop.origin} value={shop.origin}>
            {shop.name}
          </option>
        ))}
      </select>
      <Consent />
      <LogIn />
    </aside>
  )
}

function Consent() {
  const { consent, answer } = useConsent()
  return (
    <label>
      <input type="checkbox" checked={consent === true} onChange={(event) => answer(event.target.checked)} />
      <span>{consent === null ? 'consent (not answered)' : 'consent'}</span>
    </label>
  )
}

/** The browser remembers the account that was typed, as in the shop's own form. */
function LogIn() {
  const { isLoggedIn, email, logOut } = useAccount()
  const { logIn } = useLogIn()
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const account = { email: String(typed.get('username')), password: String(typed.get('password')) }
    logIn(account).catch((error: unknown) => alert(String(error)))
  }
  if (isLoggedIn)
    return (
      <button type="button" onClick={() => void logOut()}>
        {`log out ${email}`}
      </button>
    )
  return (
    <form onSubmit={submit}>
      <input name="username" type="email" aria-label="E-mail" autoComplete="username" required />
      <input name="password" type="password" aria-label="Password" autoComplete="current-password" required />
      <button type="submit">log in</button>
    </form>
  )
}
