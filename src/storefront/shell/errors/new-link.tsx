'use client'
import { useHydrated } from '@/runtime/use-hydrated'
import { aboutClarification, tradeNumberInPath } from '@/domain/routing/contact-fragment'
import { AppLink } from '@/storefront/kit/app-link'
import { buttonClass } from '@/storefront/kit/button'

type Props = Readonly<{ contact: string; label: string }>

/** To the contact form, with its subject and the number of the sale that the address names: the server answers all alike. */
export function NewLink({ contact, label }: Props) {
  const number = useHydrated() ? tradeNumberInPath(location.pathname) : null
  return (
    <AppLink href={`${contact}#${aboutClarification(number)}`} className={buttonClass()}>
      {label}
    </AppLink>
  )
}
