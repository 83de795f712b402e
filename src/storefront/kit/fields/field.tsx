import type { ReactNode } from 'react'
import { errorId, FieldError } from './field-error'
import { useOwnSiblings } from './own-siblings'
import classes from './field.module.css'

type Props = {
  id: string
  label: ReactNode
  /** "freiwillig" (German for "optional") beside the label. */
  optional?: string | undefined
  help?: ReactNode
  error?: string | undefined
  className?: string | undefined
  children: ReactNode
}

export const helpId = (id: string) => `${id}-help`

/** The ids that describe a control to a screen reader: the error first, then the help. */
export const describedBy = (id: string, { help, error }: { help?: ReactNode; error?: string | undefined }): string | undefined =>
  [error && errorId(id), help && helpId(id)].filter(Boolean).join(' ') || undefined

export function Field({ id, label, optional, help, error, className, children }: Props) {
  useOwnSiblings([id])
  return (
    <div className={[classes.field, className].filter(Boolean).join(' ')}>
      <label className={classes.label} htmlFor={id}>
        {label}
        {optional && <span className={classes.optional}> ({optional})</span>}
      </label>
      {children}
      <FieldError id={errorId(id)} text={error} />
      {help && (
        <p className={classes.help} id={helpId(id)}>
          {help}
        </p>
      )}
    </div>
  )
}
