'use client'
import { use, useLayoutEffect, type ReactNode } from 'react'
import { ComboBoxStateContext, Popover } from 'react-aria-components'

type Props = Readonly<{ label: string; className: string | undefined; region: string | undefined; children: ReactNode }>

/** As far from the edge of the window as the page on a phone (`--gutter`), in pixels. */
const GUTTER = 16

/** The list below the field of a combobox, as a part of the page with a name. */
export function OptionPopover({ label, className, region, children }: Props) {
  usePageStaysReadable()
  return (
    <Popover className={className ?? ''} placement="bottom start" offset={8} containerPadding={GUTTER} shouldFlip={false}>
      <div role="region" aria-label={label} className={region}>
        {children}
      </div>
    </Popover>
  )
}

const READABLE = 'data-react-aria-top-layer'

/**
 * While the list is open React Aria hides the rest of the page from screen readers, although its links and fields still take
 * the focus. What has this attribute stays readable; what comes later, such as the question about measuring, gets it at once.
 */
function usePageStaysReadable() {
  const isOpen = use(ComboBoxStateContext)?.isOpen === true
  useLayoutEffect(() => {
    if (!isOpen) return
    const mark = () => {
      for (const part of document.body.children) part.setAttribute(READABLE, '')
    }
    // Made before React Aria's own observer, so it runs before that one.
    const observer = new MutationObserver(mark)
    observer.observe(document.body, { childList: true })
    mark()
    return () => {
      observer.disconnect()
      for (const part of document.body.children) part.removeAttribute(READABLE)
    }
  }, [isOpen])
}
