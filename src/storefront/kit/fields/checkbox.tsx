import type { ComponentProps, ReactNode } from 'react'
import { errorId, FieldError } from './field-error'
import { useOwnSiblings } from './own-siblings'
import classes from './choice.module.css'

type Props = Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> & {
  id: string
  label: ReactNode
  error?: string | undefined
  className?: string | undefined
}

/** A checkbox with its sentence; a press anywhere on the row toggles it. */
export function Checkbox({ id, label, error, className, ...input }: Props) {
  useOwnSiblings([id], 'span')
  return (
    <div className={className}>
      <label className={classes.check} htmlFor={id}>
        <input
          {...input}
          id={id}
          type="checkbox"
          className={classes.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId(id) : undefined}
        />
        <span>{label}</span>
      </label>
      <FieldError id={errorId(id)} text={error} />
    </div>
  )
}
