'use client'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from '@/admin/fields.module.css'

type Props = Readonly<{ title: string; open: boolean; onClose: () => void; children: ReactNode }>

/**
 * The browser's own `<dialog>`: it traps the focus, Escape closes it, and the page behind cannot be reached. It is at the end of
 * the page, because a menu that has closed hides what is in it.
 */
export function PlainDialog({ title, open, onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const [isUsed, setUsed] = useState(open)
  if (open && !isUsed) setUsed(true)
  // Closed before it leaves the page, else the browser does not give the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!open) return
    dialog?.showModal()
    return () => dialog?.close()
  }, [open])
  if (!isUsed) return null
  return createPortal(
    // The document's form is an ancestor in React's tree, and must not be sent with one in here.
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-label={title}
      onClose={onClose}
      onSubmit={(event) => event.stopPropagation()}
    >
      {open && (
        <>
          <h2>{title}</h2>
          {children}
        </>
      )}
    </dialog>,
    document.body,
  )
}
