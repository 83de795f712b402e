'use client'
import { useFormContext, type FieldErrors } from 'react-hook-form'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import type { ChangeEvent, ComponentProps, ReactNode } from 'react'
import { isFieldFault } from '@/domain/checkout/field-rules'
import type { MessageId } from '@/storefront/i18n/message-types'
import { TextField } from '@/storefront/kit/fields/text-field'
import type { CheckoutValues } from './draft-state'
import { faultMessage, fieldId, FIELDS, type FieldName } from './fault-messages'

type TextName = Exclude<FieldName, `declarations.${string}`>
type Props = Pick<
  ComponentProps<'input'>,
  'autoComplete' | 'inputMode' | 'placeholder' | 'type' | 'spellCheck' | 'autoCapitalize' | 'readOnly'
> & {
  name: TextName
  className?: string | undefined
  optional?: string
  help?: MessageId
  /** Formats the text when the field loses focus. */
  rewrite?: (typed: string) => string
  /** Formats the text while it is typed. */
  shape?: (event: ChangeEvent<HTMLInputElement>) => void
}

/** The code of a field's fault, from react-hook-form's nested errors. */
export function faultAt(errors: FieldErrors<CheckoutValues>, name: FieldName): string | undefined {
  const [section, field] = name.split('.')
  const group: unknown = Reflect.get(errors, section ?? '')
  const fault: unknown = typeof group === 'object' && group !== null ? Reflect.get(group, field ?? '') : undefined
  const message: unknown = typeof fault === 'object' && fault !== null ? Reflect.get(fault, 'message') : undefined
  return typeof message === 'string' ? message : undefined
}

/** The translated message for a field's fault, or undefined. */
export function faultText(intl: IntlShape, errors: FieldErrors<CheckoutValues>, name: FieldName): string | undefined {
  const code = faultAt(errors, name)
  if (code === undefined) return undefined
  return intl.formatMessage({ id: faultMessage(name, isFieldFault(code) ? code : 'invalid') })
}

/** A text field of the checkout form, with its label, help and fault. */
export function SaleField({ name, help, optional, rewrite, shape, ...rest }: Props) {
  const intl = useIntl()
  const { register, setValue, getValues, formState } = useFormContext<CheckoutValues>()
  const field = register(name, rewrite && { onBlur: () => setValue(name, rewrite(getValues(name))) })
  const helpText: ReactNode = help && <FormattedMessage id={help} />
  return (
    <TextField
      {...rest}
      {...field}
      onChange={(event) => {
        shape?.(event)
        return field.onChange(event)
      }}
      id={fieldId(name)}
      label={intl.formatMessage({ id: FIELDS[name] })}
      optional={optional}
      help={helpText}
      error={faultText(intl, formState.errors, name)}
    />
  )
}
