'use client'
import { useDocumentDrawer } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'

/** Opens the form of a new document over the present page, filled in; the page is read again after the save. */
export function useFilledForm(collectionSlug: 'redirects' | 'search-words') {
  const router = useRouter()
  const [initial, setInitial] = useState<Record<string, unknown> | null>(null)
  const [Drawer, , { openDrawer, closeDrawer }] = useDocumentDrawer({ collectionSlug })
  // Only a new choice opens the form; the drawer's functions change with every render.
  const openForm = useEffectEvent(openDrawer)
  useEffect(() => {
    if (initial) openForm()
  }, [initial])
  const onSave = () => {
    closeDrawer()
    router.refresh()
  }
  return { open: setInitial, form: initial && <Drawer initialData={initial} onSave={onSave} redirectAfterCreate={false} /> }
}
