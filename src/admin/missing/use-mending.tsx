'use client'
import { useAuth, useDocumentDrawer } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { newRedirect, type Suggestion } from './new-redirect'

type Entry = Readonly<{ path: string; market: string | null }>

/** Opens the form of a new redirect over the list, filled in; what is saved there is gone from the list. */
export function useMending({ path, market }: Entry) {
  const { permissions } = useAuth()
  const router = useRouter()
  const [initial, setInitial] = useState<ReturnType<typeof newRedirect> | null>(null)
  const [Drawer, , { openDrawer, closeDrawer }] = useDocumentDrawer({ collectionSlug: 'redirects' })
  useEffect(() => {
    if (initial) openDrawer()
    // Only what was chosen opens the form; the drawer's own functions are new with every drawing.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [initial])
  const onSave = () => {
    closeDrawer()
    router.refresh()
  }
  return {
    allowed: Boolean(permissions?.collections?.redirects?.create) && market !== null,
    /** Ids are numbers in this CMS; the form compares them as such. */
    open: (suggestion: Suggestion | null) => setInitial(newRedirect(path, Number(market), suggestion)),
    form: initial && <Drawer initialData={initial} onSave={onSave} />,
  }
}
