'use client'
import { type ReactNode, useEffect, useRef } from 'react'
import styles from '@/admin/fields.module.css'

type Props = Readonly<{ title: string; open: boolean; onClose: () => void; children: ReactNode }>

/** The browser's own `<dialog>`: it traps the focus, Escape closes it, and the page behind cannot be reached. */
export function PlainDialog({ title, open, onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (open && !ref.current?.open) ref.current?.showModal()
    if (!open) ref.current?.close()
  }, [open])
  return (
    <dialog ref={ref} className={styles.dialog} aria-label={title} onClose={onClose}>
      {open && (
        <>
          <h2>{title}</h2>
          {children}
        </>
      )}
    </dialog>
  )
}
