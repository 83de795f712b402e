'use client'
import { useAtom } from 'jotai'
import { useEffect } from 'react'
import { FormattedMessage } from 'react-intl'
import type { Trade, TradePayment } from '@trade-in-shop/contracts/trades'
import { useCustomer } from '@/storefront/account/session/customer-data'
import { usePayoutAccounts } from '@/storefront/account/session/payout-accounts'
import { addPayout } from '@/storefront/account/payment-change/payment-change-calls'
import { useFreshLogin, type Guarded } from '@/storefront/account/login/use-fresh-login'
import { CancelledError } from '@/storefront/account/use-action'
import { onFirstRender } from '@/storefront/kit/lazy'
import { appStore } from '@/storefront/kit/app-store'
import { Button } from '@/storefront/kit/button'
import { Notice } from '@/storefront/kit/overlays/notice'
import { OwnApiError } from '@/storefront/kit/own-api'
import { Skeleton } from '@/storefront/kit/skeleton'
import { ShopLink } from '@/storefront/shop/shop-link'
import { accountToSaveAtom } from './account-to-save'

const PasswordAgain = onFirstRender(async () => (await import('@/storefront/account/login/password-again')).PasswordAgain)

const plainly: Guarded = (call) => call()
/** The last log-in is too old, or the person cancelled the password dialog: nothing was saved. */
const wantsPassword = (error: unknown) =>
  error instanceof CancelledError || (error instanceof OwnApiError && error.code === 'fresh_login_required')

/** Adds the typed account to the customer's own, once, and asks for the password where necessary. */
function useSaving(accessId: string) {
  const [wanted, set] = useAtom(accountToSaveAtom)
  const { data: customer, error } = useCustomer()
  const accounts = usePayoutAccounts()
  const { asking, guarded } = useFreshLogin()
  const kind = wanted?.accessId === accessId ? wanted.kind : null
  const save = async (iri: string, payment: TradePayment, how: Guarded) => {
    set({ accessId, kind: how === plainly ? 'trying' : 'saving', payment })
    try {
      await addPayout(iri, payment, how)
      await accounts.mutate()
      set({ accessId, kind: 'saved' })
    } catch (error) {
      set(wantsPassword(error) ? { accessId, kind: 'asked', payment } : { accessId, kind: 'failed' })
    }
  }
  const start = (how: Guarded) => {
    if (customer && wanted && 'payment' in wanted) void save(customer.iri, wanted.payment, how)
  }
  useEffect(() => {
    // Read the atom again: an effect may run twice, but the account must be added once.
    if (kind !== 'new' || appStore().get(accountToSaveAtom)?.kind !== 'new') return
    if (customer) start(plainly)
    else if (error) set({ accessId, kind: 'failed' })
  })
  return { kind, asking, saveAgain: () => start(guarded) }
}

/** Whether the account that the customer wanted to save was saved. The sale is valid whatever happens here. */
export function SaveAccount({ trade: { accessId, maskedAccount } }: { trade: Trade }) {
  const { kind, asking, saveAgain } = useSaving(accessId)
  const account = <span key="account">{maskedAccount}</span>
  if (kind === null || kind === 'new' || kind === 'trying') return <Skeleton />
  return (
    <div data-testid="save-account" data-state={kind}>
      {kind === 'saved' && (
        <Notice kind="done" live>
          <FormattedMessage id="checkout.accountSaved" values={{ account }} />
        </Notice>
      )}
      {kind === 'failed' && (
        <Notice kind="warn" live>
          <FormattedMessage
            id="checkout.accountNotSaved"
            values={{
              link: (text) => (
                <ShopLink key="link" to="paymentChange">
                  {text}
                </ShopLink>
              ),
            }}
          />
        </Notice>
      )}
      {(kind === 'asked' || kind === 'saving') && (
        <Notice live>
          <p>
            <FormattedMessage id="checkout.accountAsk" values={{ account }} />
          </p>
          <Button look="quiet" small pending={kind === 'saving'} onClick={saveAgain}>
            <FormattedMessage id="checkout.accountSave" />
          </Button>
        </Notice>
      )}
      {asking && <PasswordAgain asking={asking} />}
    </div>
  )
}
