'use client'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { proposeParcels, uninsuredParcels } from '@trade-in-shop/contracts/parcel-cover'
import { MAX_PARCELS } from '@trade-in-shop/contracts/trades'
import { lineTotal } from '@/domain/checkout/cart'
import { CarrierText, CoverText } from '@/storefront/account/trades/carrier-text'
import { parcelsSet } from '@/storefront/cart/cart-changes'
import type { CartLine } from '@/storefront/cart/cart-state'
import type { Cart } from '@/storefront/cart/use-cart'
import { shownName } from '@/storefront/catalog/titles'
import { formatMoney } from '@/storefront/i18n/format'
import { DevicePicture } from '@/storefront/kit/device-picture'
import field from '@/storefront/kit/fields/field.module.css'
import { RadioCards } from '@/storefront/kit/fields/radio-cards'
import { Notice } from '@/storefront/kit/overlays/notice'
import surface from '@/storefront/kit/surface.module.css'
import { useShop } from '@/storefront/shop/shop-provider'
import { Section } from './sale-field'
import classes from './checkout.module.css'

const packLines = (lines: readonly CartLine[], parcels: readonly number[]) =>
  lines.map((line, index) => ({ parcel: parcels[index] ?? 1, total: lineTotal(line) }))

const chosenParcels = (lines: readonly CartLine[]) => lines.map(({ parcel = 1 }) => parcel)

const bold = (text: ReactNode[]) => <b key="bold">{text}</b>

/** What the parcels are worth and insured for; several devices may travel in up to three (P-02), each with its own label. */
export function ParcelsSection({ cart }: { cart: Cart }) {
  const { state, totals } = cart
  const intl = useIntl()
  const { carrier } = useShop()
  if (state.cart.length < 2 && !carrier) return null
  return (
    <Section id="sale-parcels" title="checkout.shipping">
      {carrier && (
        <p className={classes.cover}>
          <span>
            <FormattedMessage id="checkout.contents" values={{ worth: formatMoney(intl, totals.devices), b: bold }} />
          </span>
          <span>
            <FormattedMessage id="checkout.insured" values={{ sum: formatMoney(intl, carrier.insured), b: bold }} />
          </span>
        </p>
      )}
      {state.cart.length > 1 ? <ParcelCards cart={cart} /> : <CoverNotice lines={state.cart} />}
    </Section>
  )
}

/** Which parcel would be worth more than its carrier pays for, in the words of after the sale. */
export function CoverNotice({ lines }: Readonly<{ lines: readonly CartLine[] }>) {
  const { carrier } = useShop()
  const parcels = chosenParcels(lines)
  const packed = packLines(lines, parcels)
  if (!carrier || uninsuredParcels({ carrier, lines: packed }).length === 0) return null
  return (
    <Notice kind="warn" live>
      <p data-testid="cover">
        <CarrierText carrier={carrier} lines={packed} count={new Set(parcels).size} />
      </p>
    </Notice>
  )
}

/** One parcel or several, and what is insured of it. A split that insures more comes first. */
function ParcelCards({ cart: { state, update } }: { cart: Cart }) {
  const { carrier } = useShop()
  const lines = state.cart
  const together = packLines(lines, [])
  const proposed = proposeParcels({ carrier, lines: together }, MAX_PARCELS)
  const suggested = proposed ?? lines.map((_line, index) => (index < lines.length / 2 ? 1 : 2))
  const parcels = chosenParcels(lines)
  const [isOpen, setOpen] = useState(false)
  const isSplit = isOpen || parcels.some((parcel) => parcel > 1)
  const set = (chosen: readonly number[]) => update((before) => parcelsSet(before, lines, chosen))
  const choose = (split: boolean) => {
    setOpen(split)
    set(split ? suggested : lines.map(() => 1))
  }
  const shown = isSplit ? parcels : suggested
  const isProposal = shown.join() === proposed?.join()
  const several = {
    value: 'several',
    title: <SplitTitle lines={packLines(lines, shown)} />,
    text: <FormattedMessage id="checkout.labels" values={{ count: new Set(shown).size, isProposal: String(isProposal) }} />,
  }
  const one = {
    value: 'one',
    title: <FormattedMessage id="checkout.parcels" values={{ count: 1 }} />,
    text: carrier && <CoverText carrier={carrier} lines={together} count={1} />,
  }
  return (
    <>
      <RadioCards
        id="sale-split"
        name="split"
        legend={<FormattedMessage id="checkout.split" />}
        legendHidden
        choices={proposed ? [several, one] : [one, several]}
        value={[isSplit ? several.value : one.value]}
        onChange={({ target }) => choose(target.value === several.value)}
      />
      {isSplit && (
        <>
          <ul className={classes.parcels}>
            {lines.map((line, index) => (
              <ParcelRow
                key={line.conditionId}
                line={line}
                most={Math.min(lines.length, MAX_PARCELS)}
                onChoose={(parcel) => set(parcels.with(index, parcel))}
              />
            ))}
          </ul>
          <CoverNotice lines={lines} />
        </>
      )}
    </>
  )
}

function SplitTitle({ lines }: Readonly<{ lines: ReturnType<typeof packLines> }>) {
  const { carrier } = useShop()
  const isInsured = carrier !== null && uninsuredParcels({ carrier, lines }).length === 0
  const count = Math.max(2, new Set(lines.map(({ parcel }) => parcel)).size)
  return <FormattedMessage id={isInsured ? 'checkout.parcelsInsured' : 'checkout.parcels'} values={{ count }} />
}

type RowProps = Readonly<{ line: CartLine; most: number; onChoose: (parcel: number) => void }>

function ParcelRow({ line, most, onChoose }: RowProps) {
  const intl = useIntl()
  const { conditionId, device, parcel = 1 } = line
  const id = `sale-parcel-${conditionId}`
  return (
    <li>
      <span className={surface.thumb}>
        <DevicePicture device={device} />
      </span>
      <label htmlFor={id}>
        {shownName(device)}
        <small>{formatMoney(intl, lineTotal(line))}</small>
      </label>
      <select
        id={id}
        className={`${field.input} ${field.select}`}
        value={parcel}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {Array.from({ length: most }, (_, index) => (
          <option key={index} value={index + 1}>
            {intl.formatMessage({ id: 'checkout.parcel' }, { number: index + 1 })}
          </option>
        ))}
      </select>
    </li>
  )
}
