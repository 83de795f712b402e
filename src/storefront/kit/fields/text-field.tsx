import type { ComponentProps, ReactNode } from 'react'
import { afterPress } from './after-press'
import { describedBy, Field } from './field'
import classes from './field.module.css'

type Props = Omit<ComponentProps<'input'>, 'className' | 'id'> & {
  id: string
  label: ReactNode
  optional?: string | undefined
  help?: ReactNode
  error?: string | undefined
  /** Class of the whole field, for its place in a grid. */
  className?: string | undefined
}

/** A text input with label, help and error. Spread react-hook-form's `register(name)` into it. */
export function TextField({ id, label, optional, help, error, className, type = 'text', onBlur, ...input }: Props) {
  return (
    <Field id={id} label={label} optional={optional} help={help} error={error} className={className}>
      <input
        {...input}
        onBlur={onBlur && ((event) => afterPress(() => onBlur(event)))}
        id={id}
        type={type}
        className={classes.input}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help, error })}
      />
    </Field>
  )
}
