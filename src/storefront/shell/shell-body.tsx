'use client'
import { useSelectedLayoutSegments } from 'next/navigation'
import type { ReactNode } from 'react'
import type { LayoutName } from './frames'

type Props = { layouts: Readonly<{ home: LayoutName; inner: LayoutName }>; children: ReactNode }

/** Inner pages where visitors look for a device: on a phone the header's search is a row of its own there. */
const BROWSING = new Set(['sell', 'overview'])
/** Pages with a search field in their content. */
const OWN_SEARCH = new Set(['', 'search', 'error/not-found', 'error/gone'])

/**
 * The body with its layout marker. The route's segments say which page is inside, on the server as in the browser, so
 * the first HTML already has the final layout (L-02). A search from home shows its results inside.
 */
export function ShellBody({ layouts, children }: Props) {
  const segments = useSelectedLayoutSegments()
  const [screen = ''] = segments
  const slot = screen === '' || screen === 'search' ? 'home' : 'inner'
  const hasOwnSearch = OWN_SEARCH.has(screen) || OWN_SEARCH.has(segments.join('/'))
  const find = hasOwnSearch ? 'icon' : BROWSING.has(screen) ? 'row' : 'wide'
  return (
    <body data-layout={layouts[slot]} data-slot={slot} data-find={find}>
      {children}
    </body>
  )
}
