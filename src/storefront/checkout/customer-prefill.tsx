'use client'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useFormContext, type UseFormReturn } from 'react-hook-form'
import type { Customer, CustomerAddress } from '@/contracts/customers'
import { useAddresses, useCustomer } from '@/storefront/account/customer-data'
import { useAccount } from '@/storefront/account/use-account'
import { useShop } from '@/storefront/shop/use-shop'
import { addressEntries, personEntries, type Entry } from './customer-entries'
import type { CheckoutValues } from './draft-state'

type Form = UseFormReturn<CheckoutValues>
const isEmpty = (form: Form, [name]: Entry) => form.getValues(name).trim() === ''
const enter = (form: Form, [name, value]: Entry) => form.setValue(name, value, { shouldValidate: form.formState.isSubmitted })

/** Fills in what a customer has told us before, once, and never over what has been typed here. */
export function CustomerPrefill() {
  const form = useFormContext<CheckoutValues>()
  const { dateFormat, country } = useShop()
  const { email } = useAccount()
  const { data: customer } = useCustomer()
  const { data: addresses } = useAddresses()
  // The form is a new object with each render, and entering renders a form that was sent: the address alone may ask for it.
  const enterEmail = useEffectEvent((known: string) => enter(form, ['customer.email', known]))
  useEffect(() => enterEmail(email), [email])
  useOnce(customer, (known: Customer) => {
    for (const entry of personEntries(known, dateFormat)) if (isEmpty(form, entry)) enter(form, entry)
  })
  useOnce(addresses?.[0], (known: CustomerAddress) => {
    const entries = addressEntries(known, country)
    // An address is one thing: a street from here and a town from there would be none.
    if (entries.every((entry) => isEmpty(form, entry))) for (const entry of entries) enter(form, entry)
  })
  return null
}

/** Runs with the first value that there is. */
function useOnce<Value>(value: Value | undefined, run: (value: Value) => void): void {
  const done = useRef(false)
  useEffect(() => {
    if (value === undefined || done.current) return
    done.current = true
    run(value)
  })
}
