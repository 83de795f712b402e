'use client'
import { useEffect } from 'react'

/**
 * The links to other countries lead to the same page there, where it exists: the head names it (`hreflang`), and
 * is right after each navigation. Without that, or without JavaScript, they lead home.
 */
function followTwin({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a[data-country]') : null
  if (!(link instanceof HTMLAnchorElement)) return
  const twin = document.head.querySelector(`link[rel="alternate"][hreflang="${link.hreflang}"]`)
  link.href = twin instanceof HTMLLinkElement ? twin.href : (link.dataset.country ?? link.href)
}

/** Looks when a link is about to be used: both events come before the click, the menu and the new tab. */
const BEFORE_USE = ['pointerdown', 'focusin'] as const

export function useTwinLinks(): void {
  useEffect(() => {
    for (const event of BEFORE_USE) document.addEventListener(event, followTwin)
    return () => {
      for (const event of BEFORE_USE) document.removeEventListener(event, followTwin)
    }
  }, [])
}
