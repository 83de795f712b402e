'use client'
import type { ComponentProps } from 'react'
import { useFormContext, type FieldErrors } from 'react-hook-form'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import type { MessageId } from '@/storefront/i18n/message-types'
import { TextField } from '@/storefront/kit/fields/text-field'
import { faultMessage, FIELDS, type FieldName } from './profile-faults'
import { useFieldId } from './profile-form'

/** The translated message for a field's fault, or undefined. */
export function faultText(intl: IntlShape, errors: FieldErrors, name: FieldName): string | undefined {
  const code: unknown = errors[name]?.message
  return typeof code === 'string' ? intl.formatMessage({ id: faultMessage(name, code) }) : undefined
}

type Props = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'placeholder' | 'type' | 'spellCheck' | 'autoCapitalize'
> & {
  name: Exclude<FieldName, 'password' | 'currentPassword' | 'terms'>
  className?: string | undefined
  help?: MessageId
  /** Formats the text when the field loses focus. */
  rewrite?: (typed: string) => string
  optional?: boolean
}

/** A text field of an account form, with its label, help and fault. */
export function ProfileField({ name, help, optional, rewrite, ...rest }: Props) {
  const intl = useIntl()
  const { register, setValue, getValues, formState } = useFormContext<Record<Props['name'], string>>()
  return (
    <TextField
      {...rest}
      {...register(name, rewrite && { onBlur: () => setValue(name, rewrite(getValues(name))) })}
      id={useFieldId(name)}
      label={intl.formatMessage({ id: FIELDS[name] })}
      optional={optional ? intl.formatMessage({ id: 'profile.optional' }) : undefined}
      help={help && <FormattedMessage id={help} />}
      error={faultText(intl, formState.errors, name)}
    />
  )
}
