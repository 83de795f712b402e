'use client'
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { useNavigate } from './use-navigate'

type Props = ComponentProps<'a'> & { href: string }

/** A click that the browser would follow in this tab: main button, no modifier key, no other target. */
const isPlain = (event: MouseEvent<HTMLAnchorElement>): boolean => {
  const anchor = event.currentTarget
  const held = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
  return event.button === 0 && !held && anchor.target === '' && !anchor.hasAttribute('download')
}

/**
 * A link inside the shop that navigates without a new document; a plain link without JavaScript. Replaces `next/link`,
 * whose prefetching costs every screen 9 KB and would fetch hundreds of list entries ahead.
 */
export function AppLink({ href, onClick, ...rest }: Props) {
  const navigate = useNavigate()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !isPlain(event)) return
    event.preventDefault()
    // The header outlives the page: a menu that contained the link would stay open over the next one.
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover?.()
    navigate.push(href)
  }
  return <a {...rest} href={href} onClick={follow} />
}

/** For a link in a translated sentence of a form: it opens in a new tab, so that nothing typed is lost; without an address, plain text. */
export const newTabLink = (href: string | null) => (text: ReactNode[]) =>
  href ? (
    <a href={href} target="_blank" rel="noopener">
      {text}
    </a>
  ) : (
    <>{text}</>
  )
