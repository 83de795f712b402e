import { beforeEach, expect, test, vi } from 'vitest'
import { cartAtom, EMPTY_CART } from '@/storefront/cart/cart-state'
import { appStore } from '@/storefront/kit/app-store'
import { accountStore, toAccountState } from './account-state'
import { finishLogOut, logOut } from './log-out'

const SCOPE = 'de.default'
const VOUCHER = { code: 'WELCOME10', kind: 'fixed', value: 1000 } as const
let calls: string[]
let network: 'up' | 'away'

/** Stored keys are own properties, as in a browser's storage. */
const fakeStorage = () => {
  const kept: Record<string, string> = {}
  return Object.defineProperties(kept, {
    getItem: { value: (key: string) => kept[key] ?? null },
    setItem: { value: (key: string, text: string) => void (kept[key] = text) },
    removeItem: { value: (key: string) => void Reflect.deleteProperty(kept, key) },
  })
}

beforeEach(() => {
  calls = []
  network = 'up'
  vi.stubGlobal('document', { documentElement: { dataset: { market: 'de' } } })
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
  vi.stubGlobal('fetch', (path: string) => {
    if (network === 'away') return Promise.reject(new TypeError('away'))
    calls.push(path)
    return Promise.resolve(new Response(null, { status: 204 }))
  })
  accountStore.change(() =>
    toAccountState({ email: 'a@example.com', customerId: 'c', customerNumber: 'RC-1', expiresAt: '2026-11-21T12:00:00Z' }),
  )
})

test('a log-out clears the account and its voucher, leaves the cart and calls the own API once', async () => {
  const cart = { ...EMPTY_CART, voucher: VOUCHER, cartExpiry: '2026-12-01T00:00:00Z' }
  appStore().set(cartAtom(SCOPE), cart)
  sessionStorage.setItem('checkout-draft.de.default', 'filled in from the account')
  sessionStorage.setItem('guest-trade.de', 'somebody else’s')
  await logOut(SCOPE)
  expect(accountStore.read()).toMatchObject({
    isLoggedIn: false,
    email: '',
    customerId: '',
    customerNumber: '',
    tokenExpiry: null,
  })
  expect(localStorage.getItem('account.de')).not.toContain('a@example.com')
  expect(appStore().get(cartAtom(SCOPE)).value).toEqual({ ...cart, voucher: null })
  expect(Object.keys(sessionStorage)).toEqual(['guest-trade.de'])
  await finishLogOut()
  expect(calls).toEqual(['/api/account/logout'])
})

test('a log-out without a network counts here at once and is sent when the network is back', async () => {
  network = 'away'
  await logOut(SCOPE)
  expect(accountStore.read().isLoggedIn).toBe(false)
  await finishLogOut()
  expect(calls).toEqual([])
  network = 'up'
  await Promise.all([finishLogOut(), finishLogOut()])
  await finishLogOut()
  expect(calls).toEqual(['/api/account/logout'])
})

test('a pending log-out does not end the session of a customer who has logged in since', async () => {
  network = 'away'
  await logOut(SCOPE)
  network = 'up'
  accountStore.change(() =>
    toAccountState({ email: 'b@example.com', customerId: 'd', customerNumber: 'RC-2', expiresAt: '2026-11-21T12:00:00Z' }),
  )
  await finishLogOut()
  expect([calls, accountStore.read().email]).toEqual([[], 'b@example.com'])
})
