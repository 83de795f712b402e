'use client'
import { useSelectedLayoutSegments } from 'next/navigation'
import type { ReactNode } from 'react'
import type { LayoutName } from './frames'

type Props = { layouts: Readonly<{ home: LayoutName; inner: LayoutName }>; children: ReactNode }

/**
 * The header's search by screen, or by the kind of an error: an icon where the content has a field of its own; where visitors look for
 * a device, on a phone, a row of its own.
 */
const FIND: Readonly<Record<string, string>> = {
  home: 'icon',
  search: 'icon',
  'not-found': 'icon',
  gone: 'icon',
  sell: 'row',
}

/**
 * The body with its layout marker. The route's segments say which page is inside, on the server as in the browser, so
 * the first HTML already has the final layout (L-02). A search from home shows its results inside.
 */
export function ShellBody({ layouts, children }: Props) {
  const [screen = 'home', kind = ''] = useSelectedLayoutSegments()
  const slot = screen === 'home' || screen === 'search' ? 'home' : 'inner'
  return (
    <body data-layout={layouts[slot]} data-slot={slot} data-find={FIND[screen === 'error' ? kind : screen] ?? 'wide'}>
      {children}
    </body>
  )
}
