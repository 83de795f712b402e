'use client'
import { useAuth, useDocumentDrawer } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState } from 'react'
import { newRedirect, type Suggestion } from './new-redirect'

type Entry = Readonly<{ path: string; market: string | null }>

/** Opens the filled-in form of a new redirect over the list; after the save the address disappears from the list. */
export function useMending({ path, market }: Entry) {
  const { permissions } = useAuth()
  const router = useRouter()
  const [initial, setInitial] = useState<ReturnType<typeof newRedirect> | null>(null)
  const [Drawer, , { openDrawer, closeDrawer }] = useDocumentDrawer({ collectionSlug: 'redirects' })
  // Only a new choice opens the form; the drawer's functions change with every render.
  const openForm = useEffectEvent(openDrawer)
  useEffect(() => {
    if (initial) openForm()
  }, [initial])
  const onSave = () => {
    closeDrawer()
    router.refresh()
  }
  return {
    allowed: Boolean(permissions?.collections?.redirects?.create) && market !== null,
    /** Ids are numbers in this CMS, and the form compares them strictly. */
    open: (suggestion: Suggestion | null) => setInitial(newRedirect(path, Number(market), suggestion)),
    form: initial && <Drawer initialData={initial} onSave={onSave} />,
  }
}
