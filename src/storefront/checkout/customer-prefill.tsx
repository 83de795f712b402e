'use client'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useFormContext, type UseFormReturn } from 'react-hook-form'
import type { Customer, CustomerAddress } from '@trade-in-shop/contracts/customers'
import { SALE_FIELDS } from '@trade-in-shop/contracts/sale-fields'
import { type DateFormat, writeDate } from '@/domain/dates'
import { addressIn, useAddresses, useCustomer } from '@/storefront/account/session/customer-data'
import { useAccount } from '@/storefront/account/session/use-account'
import { useShop } from '@/storefront/shop/shop-provider'
import type { CheckoutValues } from './draft-state'
import type { PersonalField } from './problem-messages'

type Entry = readonly [name: PersonalField, value: string]

/** The account's data about the person, as fields of the form. */
export function personEntries({ firstName, lastName, person, phoneContact }: Customer, dateFormat: DateFormat): readonly Entry[] {
  return [
    ['customer.firstName', firstName],
    ['customer.lastName', lastName],
    ['customer.birthDate', person.birthDate ? writeDate(person.birthDate, dateFormat) : ''],
    ['customer.phone', phoneContact?.phone ?? ''],
  ]
}

/** The address that a trade gets, as fields of the form. */
export const addressEntries = (address: CustomerAddress): readonly Entry[] =>
  SALE_FIELDS.address.map((line) => [`address.${line}`, address[line] ?? ''])

type Form = UseFormReturn<CheckoutValues>
const isEmpty = (form: Form, [name]: Entry) => form.getValues(name).trim() === ''
const enter = (form: Form, [name, value]: Entry) => form.setValue(name, value, { shouldValidate: form.formState.isSubmitted })

/** Fills in the data of a customer's account, once, and never over typed text. */
export function CustomerPrefill() {
  const form = useFormContext<CheckoutValues>()
  const { dateFormat, country } = useShop()
  const { email } = useAccount()
  const { data: customer } = useCustomer()
  const { data: addresses } = useAddresses()
  // `form` is a new object in each render and filling in renders a sent form again, so only the address may trigger this.
  const enterEmail = useEffectEvent((known: string) => enter(form, ['customer.email', known]))
  useEffect(() => enterEmail(email), [email])
  useOnce(customer, (known: Customer) => {
    for (const entry of personEntries(known, dateFormat)) if (isEmpty(form, entry)) enter(form, entry)
  })
  useOnce(addressIn(country, addresses ?? []) ?? undefined, (known: CustomerAddress) => {
    const entries = addressEntries(known)
    // Fill in an address only as a whole: a street from here and a town from there would be none.
    if (entries.every((entry) => isEmpty(form, entry))) for (const entry of entries) enter(form, entry)
  })
  return null
}

/** Runs with the first defined value. */
function useOnce<Value>(value: Value | undefined, run: (value: Value) => void): void {
  const done = useRef(false)
  useEffect(() => {
    if (value === undefined || done.current) return
    done.current = true
    run(value)
  })
}
