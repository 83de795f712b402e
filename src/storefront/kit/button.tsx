import type { ComponentProps } from 'react'
import classes from './button.module.css'

export type ButtonLook = 'primary' | 'quiet' | 'link'
type Look = { look?: ButtonLook; small?: boolean; wide?: boolean; className?: string | undefined }

/** The classes of a button, for links that look like one: `<ShopLink className={buttonClass()} …>`. */
export const buttonClass = ({ look = 'primary', small, wide, className }: Look = {}): string =>
  [
    look === 'link' ? classes.link : classes.button,
    look === 'quiet' && classes.quiet,
    small && classes.small,
    wide && classes.wide,
    className,
  ]
    .filter(Boolean)
    .join(' ')

type Props = Omit<ComponentProps<'button'>, 'className'> & Look & { pending?: boolean }

/** Use one primary button per view, named by its result. `pending` shows that it is working and leaves it focusable. */
export function Button({ look, small, wide, className, pending, type = 'button', ...rest }: Props) {
  const shape = { ...(look && { look }), ...(small && { small }), ...(wide && { wide }), className }
  return (
    <button type={type} {...rest} {...(pending && { 'aria-disabled': true, 'aria-busy': true })} className={buttonClass(shape)} />
  )
}
