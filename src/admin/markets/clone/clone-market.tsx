'use client'
import { Button, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { useState } from 'react'
import { PlainDialog } from '@/admin/dialog/plain-dialog'
import { useWords } from '@/admin/use-words'
import { CloneForm } from './clone-form'
import { cloneDialogWords } from './clone-words'

/** Button and dialog to copy a market (U-19), above the list of markets and beside the controls of one. Admins only. */
export function CloneMarket() {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  const words = useWords(cloneDialogWords)
  const [open, setOpen] = useState(false)
  if (user?.role !== 'admin') return null
  return (
    <>
      <Button buttonStyle="secondary" size="medium" margin={false} id="clone-market" onClick={() => setOpen(true)}>
        {words('open')}
      </Button>
      <PlainDialog title={words('open')} open={open} onClose={() => setOpen(false)}>
        <CloneForm source={id === undefined ? '' : String(id)} onCancel={() => setOpen(false)} />
      </PlainDialog>
    </>
  )
}
