'use client'
import { useIntl } from 'react-intl'
import { PAYOUT_KINDS } from '@trade-in-shop/contracts/payout-kinds'
import { PAYOUT_FIELDS, type PayoutField } from '@/domain/checkout/payment-types'
import { groupTypedIban } from '@/storefront/kit/fields/group-iban'
import { useShop } from '@/storefront/shop/shop-provider'

/** How each field of an account is typed, and how wide it is beside the other. */
const INPUTS = {
  iban: {
    width: 'wide',
    input: { autoComplete: 'off', autoCapitalize: 'characters', shape: groupTypedIban, spellCheck: false },
  },
  holder: { width: 'narrow', input: { autoComplete: 'name' } },
  paypalAccount: { width: 'half', input: { type: 'email', autoComplete: 'off' } },
  paypalRepeat: { width: 'half', input: { type: 'email', autoComplete: 'off' } },
} as const satisfies Record<PayoutField, { width: 'wide' | 'narrow' | 'half'; input: object }>

/** The fields of the chosen kind of account; none for another choice. */
export const payoutInputs = (type: string) =>
  Object.entries(PAYOUT_FIELDS).flatMap(([kind, fields]) =>
    kind === type ? fields.map((name) => ({ name, ...INPUTS[name] })) : [],
  )

/** The kinds of account that the market pays to, as choices of a group of radio cards. */
export function usePayoutChoices(area: 'checkout' | 'profile') {
  const intl = useIntl()
  return useShop().payoutTypes.map((value) => {
    const { name } = PAYOUT_KINDS[value]
    return {
      value,
      title: intl.formatMessage({ id: `${area}.${name}` }),
      text: intl.formatMessage({ id: `${area}.${name}Text` }),
    }
  })
}
