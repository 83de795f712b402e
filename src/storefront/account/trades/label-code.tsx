'use client'
import { useRef } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'
import { Icon } from '@/storefront/kit/icon'
import classes from './label-code.module.css'

type Props = Readonly<{
  accessId: string
  number: string
  parcel?: number
}>

export const labelAddress = (accessId: string, format: 'pdf' | 'svg', parcel?: number): string =>
  `/api/trades/${accessId}/label.${format}${parcel ? `?parcel=${parcel}` : ''}`

/** The code of a label; a tap fills the screen with it, for the scanner at the counter. */
export function LabelCode({ accessId, number, parcel }: Props) {
  const intl = useIntl()
  const screen = useRef<HTMLDialogElement>(null)
  const alt = intl.formatMessage({ id: 'parcel.qr' }, { number: parcel ? `${number}-${parcel}` : number })
  const source = labelAddress(accessId, 'svg', parcel)
  return (
    <>
      <button type="button" className={classes.code} aria-haspopup="dialog" onClick={() => screen.current?.showModal()}>
        <img src={source} width={160} height={160} loading="lazy" alt={alt} />
        <span>
          <Icon name="zoom" small /> <FormattedMessage id="parcel.qrLarge" />
        </span>
      </button>
      <dialog ref={screen} className={classes.screen} aria-label={alt}>
        <button
          type="button"
          className={classes.close}
          aria-label={intl.formatMessage({ id: 'parcel.qrClose' })}
          onClick={() => screen.current?.close()}
        >
          <Icon name="close" />
        </button>
        <img src={source} loading="lazy" alt="" />
      </dialog>
    </>
  )
}
