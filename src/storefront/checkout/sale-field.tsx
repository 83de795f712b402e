'use client'
import { useFormContext, type FieldErrors } from 'react-hook-form'
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl'
import type { ChangeEvent, ComponentProps, ReactNode } from 'react'
import { isFieldProblem } from '@/domain/checkout/field-rules'
import type { MessageId } from '@/storefront/i18n/message-types'
import { rewriteLater, TextField } from '@/storefront/kit/fields/text-field'
import type { CheckoutValues } from './draft-state'
import classes from './checkout.module.css'
import { problemMessage, fieldId, FIELDS, type CheckoutFieldName } from './problem-messages'

type TextName = Exclude<CheckoutFieldName, `declarations.${string}`>
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

/** The code of a field's problem, from react-hook-form's nested errors. */
export function problemAt(errors: FieldErrors<CheckoutValues>, name: CheckoutFieldName): string | undefined {
  const [section, field] = name.split('.')
  const group: unknown = Reflect.get(errors, section ?? '')
  const problem: unknown = typeof group === 'object' && group !== null ? Reflect.get(group, field ?? '') : undefined
  const message: unknown = typeof problem === 'object' && problem !== null ? Reflect.get(problem, 'message') : undefined
  return typeof message === 'string' ? message : undefined
}

/** The translated message for a field's problem, or undefined. */
export function problemText(intl: IntlShape, errors: FieldErrors<CheckoutValues>, name: CheckoutFieldName): string | undefined {
  const code = problemAt(errors, name)
  if (code === undefined) return undefined
  const id = problemMessage(name, isFieldProblem(code) ? code : 'invalid')
  return intl.formatMessage({ id }, { field: intl.formatMessage({ id: FIELDS[name] }) })
}

/** A text field of the checkout form, with its label, help and problem. */
export function SaleField({ name, help, optional, rewrite, shape, ...rest }: Props) {
  const intl = useIntl()
  const { register, setValue, getValues, formState } = useFormContext<CheckoutValues>()
  const field = register(
    name,
    rewrite && rewriteLater({ read: () => getValues(name), write: (text) => setValue(name, text), rewrite }),
  )
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
      error={problemText(intl, formState.errors, name)}
    />
  )
}

/** One part of the form under its heading. */
export function Section({ id, title, children }: { id: string; title: MessageId; children: ReactNode }) {
  return (
    <section className={classes.section} aria-labelledby={id}>
      <h2 id={id}>
        <FormattedMessage id={title} />
      </h2>
      {children}
    </section>
  )
}
