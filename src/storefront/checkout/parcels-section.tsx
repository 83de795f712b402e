'use client'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { proposeParcels } from '@trade-in-shop/contracts/parcel-cover'
import { MAX_PARCELS } from '@trade-in-shop/contracts/trades'
import { parcelsSet } from '@/storefront/cart/cart-changes'
import type { CartLine } from '@/storefront/cart/cart-state'
import type { Cart } from '@/storefront/cart/use-cart'
import { shownName } from '@/storefront/catalog/titles'
import { formatMoney } from '@/storefront/i18n/format'
import { Checkbox } from '@/storefront/kit/fields/checkbox'
import field from '@/storefront/kit/fields/field.module.css'
import layout from '@/storefront/kit/layout.module.css'
import { useShop } from '@/storefront/shop/shop-provider'
import { Section } from './sale-field'
import { CoverNotice, packedLines } from './summary/cover-notice'
import classes from './checkout.module.css'

/** The parcel of each line where a seller begins to split and the cover asks for nothing else. */
const halves = (lines: readonly CartLine[]) => lines.map((_line, index) => (index < lines.length / 2 ? 1 : 2))

const bold = (text: ReactNode[]) => <b key="bold">{text}</b>

/** What the parcels are worth and insured for; several devices may travel in up to three (P-02), each with its own label. */
export function ParcelsSection({ cart }: { cart: Cart }) {
  const { state, totals, update } = cart
  const intl = useIntl()
  const lines = state.cart
  const parcels = lines.map(({ parcel = 1 }) => parcel)
  const { carrier } = useShop()
  const [isOpen, setOpen] = useState(false)
  const isSplit = isOpen || parcels.some((parcel) => parcel > 1)
  if (lines.length < 2 && !carrier) return null
  const set = (chosen: readonly number[]) => update((before) => parcelsSet(before, lines, chosen))
  const split = (wanted: boolean) => {
    setOpen(wanted)
    const proposed = proposeParcels({ carrier, lines: packedLines(lines) }, MAX_PARCELS)
    set(wanted ? (proposed ?? halves(lines)) : lines.map(() => 1))
  }
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
      <CoverNotice cart={cart} />
      {lines.length > 1 && (
        <Checkbox
          id="sale-split"
          label={<FormattedMessage id="checkout.split" />}
          checked={isSplit}
          onChange={({ target }) => split(target.checked)}
        />
      )}
      {isSplit && (
        <>
          <ul className={classes.parcels}>
            {lines.map((line, index) => (
              <ParcelChoice
                key={line.conditionId}
                line={line}
                most={Math.min(lines.length, MAX_PARCELS)}
                onChoose={(parcel) => set(parcels.with(index, parcel))}
              />
            ))}
          </ul>
          <p className={`${layout.small} ${layout.muted}`} role="status">
            <FormattedMessage id="checkout.labels" values={{ count: new Set(parcels).size }} />
          </p>
        </>
      )}
    </Section>
  )
}

type ChoiceProps = Readonly<{ line: CartLine; most: number; onChoose: (parcel: number) => void }>

function ParcelChoice({ line: { conditionId, device, parcel = 1 }, most, onChoose }: ChoiceProps) {
  const intl = useIntl()
  const id = `sale-parcel-${conditionId}`
  return (
    <li>
      <label htmlFor={id}>{shownName(device)}</label>
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
