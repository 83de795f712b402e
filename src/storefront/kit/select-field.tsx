import type { ComponentProps, ReactNode } from 'react'
import { describedBy, Field } from './field'
import classes from './field.module.css'

type Props = Omit<ComponentProps<'select'>, 'className' | 'id'> & {
  id: string
  label: ReactNode
  optional?: string | undefined
  help?: ReactNode
  error?: string | undefined
  className?: string | undefined
}

/** A native select with label, help and error; its children are options. */
export function SelectField({ id, label, optional, help, error, className, children, ...select }: Props) {
  return (
    <Field id={id} label={label} optional={optional} help={help} error={error} className={className}>
      <select
        {...select}
        id={id}
        className={`${classes.input} ${classes.select}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help, error })}
      >
        {children}
      </select>
    </Field>
  )
}
