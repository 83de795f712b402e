'use client'
import { useSetAtom } from 'jotai'
import type { Trade } from '@/contracts/trades'
import { typedPayment, type TradeSubmission } from '@/domain/checkout-form'
import { accountToSaveAtom } from './account-to-save'
import type { CheckoutValues } from './draft-state'

type Remember = (trade: Trade, values: CheckoutValues, submission: TradeSubmission) => void

/** After a customer's sale: passes a typed account that is to be saved to the thank-you screen. */
export function useRemember(isLoggedIn: boolean): Remember {
  const set = useSetAtom(accountToSaveAtom)
  return ({ accessId }, { payment: { remember } }, { form }) => {
    const typed = isLoggedIn && remember ? typedPayment.safeParse(form.payment) : null
    if (typed?.success) set({ accessId, kind: 'new', payment: typed.data })
  }
}
