'use client'
import { useFormContext, useWatch } from 'react-hook-form'
import { FormattedMessage } from 'react-intl'
import type { CustomerAddress } from '@trade-in-shop/contracts/customers'
import { SALE_FIELDS } from '@trade-in-shop/contracts/sale-fields'
import { addressIn, useAddresses } from '@/storefront/account/session/customer-data'
import { Checkbox } from '@/storefront/kit/fields/checkbox'
import { useShop } from '@/storefront/shop/shop-provider'
import type { CheckoutValues } from './draft-state'

/** True when an address is typed that the account does not have. */
export function isNewAddress(known: CustomerAddress | null, typed: CheckoutValues['address']): boolean {
  if (typed.street.trim() === '') return false
  if (known === null) return true
  return SALE_FIELDS.address.some((line) => (known[line] ?? '').trim() !== typed[line].trim())
}

/** Asks a customer whether to save an address that the account does not have in the market's country. */
export function SaveAddress() {
  const { country } = useShop()
  const { data } = useAddresses()
  const { register } = useFormContext<CheckoutValues>()
  const typed = useWatch<CheckoutValues, 'address'>({ name: 'address' })
  if (!data || !isNewAddress(addressIn(country, data), typed)) return null
  return <Checkbox {...register('saveAddress')} id="sale-address-save" label={<FormattedMessage id="checkout.saveAddress" />} />
}
