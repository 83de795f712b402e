'use client'

import type { ChangeEvent, ComponentProps } from 'react'
import { type FieldErrors, useFormContext } from 'react-hook-form'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import type { MessageId } from '@/storefront/i18n/message-types'
import { payoutInputs } from '@/storefront/account/payout-inputs'
import { postalCodeInputMode, rewriteLater, TextField } from '@/storefront/kit/fields/text-field'
import { useShop } from '@/storefront/shop/shop-provider'
import { problemMessage, type ProfileFieldName, FIELDS } from './profile-problems'
import { useFieldId } from './profile-form'
import classes from './profile.module.css'

/** The translated message for a field's problem, or undefined. */
export function problemText(intl: IntlShape, errors: FieldErrors, name: ProfileFieldName): string | undefined {
  const code: unknown = errors[name]?.message
  if (typeof code !== 'string') return undefined
  return intl.formatMessage({ id: problemMessage(name, code) }, { field: intl.formatMessage({ id: FIELDS[name] }) })
}

type Props = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'placeholder' | 'type' | 'spellCheck' | 'autoCapitalize'
> & {
  name: Exclude<ProfileFieldName, 'password' | 'currentPassword' | 'terms'>
  className?: string | undefined
  help?: MessageId
  /** Formats the text when the field loses focus. */
  rewrite?: (typed: string) => string
  /** Formats the text while it is typed. */
  shape?: (event: ChangeEvent<HTMLInputElement>) => void
  optional?: boolean
}

/** A text field of an account form, with its label, help and problem. */
export function ProfileField({ name, help, optional, rewrite, shape, ...rest }: Props) {
  const intl = useIntl()
  const { register, setValue, getValues, formState } = useFormContext<Record<Props['name'], string>>()
  const field = register(
    name,
    rewrite && rewriteLater({ read: () => getValues(name), write: (text) => setValue(name, text), rewrite }),
  )
  return (
    <TextField
      {...rest}
      {...field}
      onChange={(event) => {
        shape?.(event)
        return field.onChange(event)
      }}
      id={useFieldId(name)}
      label={intl.formatMessage({ id: FIELDS[name] })}
      optional={optional ? intl.formatMessage({ id: 'profile.optional' }) : undefined}
      help={help && <FormattedMessage id={help} />}
      error={problemText(intl, formState.errors, name)}
    />
  )
}

/** Street to city, as in every form of the shop; the country is the market's. */
export function ProfileAddressFields() {
  const { zipFormatRegExp } = useShop()
  return (
    <div className={classes.grid}>
      <ProfileField name="street" className={classes.wideField} autoComplete="address-line1" />
      <ProfileField name="houseNumber" className={classes.narrowField} autoComplete="off" optional />
      <ProfileField name="line2" autoComplete="address-line2" help="profile.line2Help" optional />
      <ProfileField
        name="postalCode"
        className={classes.third}
        inputMode={postalCodeInputMode(zipFormatRegExp)}
        autoComplete="postal-code"
      />
      <ProfileField name="city" className={classes.twoThirds} autoComplete="address-level2" />
    </div>
  )
}

/** The details of an account. `stacked`: one below the other, where there is no space beside. */
export function ProfilePaymentFields({ type, stacked = false }: { type: string; stacked?: boolean }) {
  const beside = { half: classes.half, wide: `${classes.twoThirds} ${classes.iban}`, narrow: classes.third }
  const widths = stacked ? { half: '', wide: classes.iban, narrow: '' } : beside
  return (
    <div className={classes.grid}>
      {payoutInputs(type).map(({ name, width, input }) => (
        <ProfileField key={name} name={name} className={widths[width]} {...input} />
      ))}
    </div>
  )
}
