'use client'
import type { ComponentProps, MouseEvent } from 'react'
import { useNavigate } from './use-navigate'

type Props = ComponentProps<'a'> & { href: string }

/** A click that the browser would follow in this tab: the main button, no key held, no other target. */
const isPlain = (event: MouseEvent<HTMLAnchorElement>): boolean => {
  const anchor = event.currentTarget
  const held = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !held && anchor.target === '' && !anchor.hasAttribute('download')
}

/**
 * A link inside the shop: the next page comes without a new document. It stands in for `next/link`, whose prefetching
 * costs every screen 9 KB and which would fetch hundreds of list entries ahead; without JavaScript it is a plain link.
 */
export function AppLink({ href, onClick, ...rest }: Props) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    // The header outlives the page: a menu that held the link would stay open over the next one.
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.()
    navigate.push(href)
  }
  return <a {...rest} href={href} onClick={follow} />
}
