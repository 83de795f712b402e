'use client'
import { type ReactNode, useState } from 'react'
import { FormattedList, FormattedMessage } from 'react-intl'
import { AddressPatched, type CustomerAddress } from '@trade-in-shop/contracts/customers'
import { mapFields, SALE_FIELDS } from '@trade-in-shop/contracts/sale-fields'
import type { TradeState } from '@trade-in-shop/contracts/trades'
import { Loaded } from '@/storefront/account/loaded'
import { ProfileAddressFields } from '@/storefront/account/profile/profile-field'
import { ProfileForm } from '@/storefront/account/profile/profile-form'
import { useProfileForm } from '@/storefront/account/profile/use-profile-form'
import { Saved } from '@/storefront/account/saved'
import { customerApi } from '@/storefront/account/session/customer-api'
import { addressIn, useAddresses, useTradeHistory } from '@/storefront/account/session/customer-data'
import { Notice } from '@/storefront/kit/overlays/notice'
import { fieldFacts } from '@/storefront/shop/field-facts'
import { useShop } from '@/storefront/shop/shop-provider'

/** Until the parcel is handed over, a new address also applies to the trade; afterwards the trade keeps its old one. */
const NOT_SENT: readonly TradeState[] = ['created', 'awaiting_shipment']

/** Lists the trades that a new address would change, before it is saved. */
function AddressTrades() {
  const { data = [] } = useTradeHistory()
  const numbers = data.filter(({ state }) => NOT_SENT.includes(state)).map(({ number }) => number)
  return (
    <Notice kind="info">
      {numbers.length === 0 ? (
        <FormattedMessage id="profile.addressNoTrades" />
      ) : (
        <FormattedMessage
          id="profile.addressTrades"
          values={{ count: numbers.length, numbers: <FormattedList key="numbers" value={numbers} /> }}
        />
      )}
    </Notice>
  )
}

/** S-13: the address in the market's country, which applies to the customer's trades there. */
export function AddressChange({ skeleton }: { skeleton: ReactNode }) {
  const { country } = useShop()
  const addresses = useAddresses()
  return (
    <Loaded answer={addresses} skeleton={skeleton}>
      {(known) => <AddressForm address={addressIn(country, known)} onSaved={() => void addresses.mutate()} />}
    </Loaded>
  )
}

function AddressForm({ address, onSaved }: { address: CustomerAddress | null; onSaved: () => void }) {
  const shop = useShop()
  const [saved, setSaved] = useState<AddressPatched | null>(null)
  const iri = saved?.address.iri ?? address?.iri ?? ''
  const state = useProfileForm({
    initial: mapFields(SALE_FIELDS.address, (line) => address?.[line] ?? ''),
    rules: { schema: async ({ addressForm }) => addressForm(await fieldFacts(shop)) },
    send: async (details) => {
      setSaved(null)
      const body = { address: { ...details, iri } }
      setSaved(await customerApi({ method: 'PATCH', path: '/api/customers/addresses', body, answer: AddressPatched }))
      onSaved()
    },
  })
  return (
    <ProfileForm id="address" state={state} button="profile.addressSave">
      <ProfileAddressFields />
      <AddressTrades />
      <Saved>{saved && <SavedText trades={saved.affectedTrades} />}</Saved>
    </ProfileForm>
  )
}

const SavedText = ({ trades }: { trades: readonly string[] }) =>
  trades.length === 0 ? (
    <FormattedMessage id="profile.addressSaved" />
  ) : (
    <FormattedMessage
      id="profile.addressSavedTrades"
      values={{ count: trades.length, numbers: <FormattedList key="numbers" value={trades} /> }}
    />
  )
