import type { ComponentProps } from 'react'
import { buttonClass, type ButtonLook } from './button'

type Props = Omit<ComponentProps<'a'>, 'className'> & {
  look?: ButtonLook
  small?: boolean
  wide?: boolean
  className?: string | undefined
  href: string
}

/**
 * A link with the look of a button, for addresses that need a full navigation; inside the shop use `ShopLink` with
 * `buttonClass`.
 */
export function ButtonLink({ look = 'primary', small = false, wide = false, className, ...rest }: Props) {
  return <a {...rest} className={buttonClass({ look, small, wide, className })} />
}
