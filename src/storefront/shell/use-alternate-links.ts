'use client'
import { useEffect } from 'react'

/**
 * Points a country link to the same page in that country, if it exists: the `hreflang` link in the head has its
 * address and is up to date after each navigation. Without one, or without JavaScript, the link leads home.
 */
function followAlternate({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a[data-country]') : null
  if (!(link instanceof HTMLAnchorElement)) return
  const alternate = document.head.querySelector(`link[rel="alternate"][hreflang="${link.hreflang}"]`)
  link.href = alternate instanceof HTMLLinkElement ? alternate.href : (link.dataset.country ?? link.href)
}

/** Events when a link is about to be used: both come before the click, the context menu and the new tab. */
const BEFORE_USE = ['pointerdown', 'focusin'] as const

export function useAlternateLinks(): void {
  useEffect(() => {
    for (const event of BEFORE_USE) document.addEventListener(event, followAlternate)
    return () => {
      for (const event of BEFORE_USE) document.removeEventListener(event, followAlternate)
    }
  }, [])
}
