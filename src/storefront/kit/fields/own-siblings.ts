'use client'
import { useState } from 'react'

const isOwn = (element: Element, id: string, own: string): boolean =>
  element.id === id ||
  element.id.startsWith(`${id}-`) ||
  [element.getAttribute('for'), element.getAttribute('aria-controls')].includes(id) ||
  (own !== '' && element.matches(own))

function removeForeignSiblings(ids: readonly string[], own: string): void {
  if (typeof document === 'undefined') return
  for (const id of ids)
    for (const sibling of [...(document.getElementById(id)?.parentElement?.children ?? [])])
      if (!isOwn(sibling, id, own)) sibling.remove()
}

/**
 * Call it in the component that renders the parent of the controls with these ids; `own` selects what it renders beside them.
 *
 * Password managers put an icon beside a field as soon as the field is painted. In the render that hydrates, React would refuse
 * the page for a node that it does not know, and make it again without what was typed. So such nodes are removed before that: in
 * the first render, in which only the server's HTML can have the controls.
 */
export function useOwnSiblings(ids: readonly string[], own = ''): void {
  useState(() => removeForeignSiblings(ids, own))
}
