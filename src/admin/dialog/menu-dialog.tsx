'use client'
import { PopupList } from '@payloadcms/ui'
import { type ReactNode, useState } from 'react'
import { PlainDialog } from '@/admin/dialog/plain-dialog'

type Props = Readonly<{ title: string; id?: string; children: (close: () => void) => ReactNode }>

/** An entry of the menu of a form or a list and the dialog that it opens. */
export function MenuDialog({ title, id, children }: Props) {
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    // The entry itself is hidden by now.
    document.querySelector<HTMLElement>('.doc-controls__popup button, #list-menu button')?.focus()
  }
  return (
    <>
      <PopupList.Button {...(id && { id })} onClick={() => setOpen(true)}>
        {title}
      </PopupList.Button>
      <PlainDialog title={title} open={open} onClose={close}>
        {children(close)}
      </PlainDialog>
    </>
  )
}
