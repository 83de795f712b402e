import { Icon } from '@/storefront/kit/icon'
import classes from './field.module.css'

export const errorId = (id: string) => `${id}-error`

/** The message of an error; screen readers announce it politely when it appears. */
export function FieldError({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null
  return (
    <p className={classes.error} id={id}>
      <Icon name="alert" small className={classes.errorIcon} />
      {text}
    </p>
  )
}
