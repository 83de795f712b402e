'use client'
import { useAuth } from '@payloadcms/ui'
import type { LiveAddress } from '@/collections/routes/route-answers'
import { HIDDEN_PART } from '@/domain/routing/missed-path'
import { useFilledForm } from './use-filled-form'

/** Initial values of a new redirect: from the missing path, to the suggestion if there is one. */
function newRedirect(path: string, market: number | string, suggestion: LiveAddress | null) {
  let places = 0
  const from = path.replaceAll(HIDDEN_PART, () => `{part${(places += 1) === 1 ? '' : places}}`)
  return {
    market,
    from,
    match: places > 0 ? 'pattern' : 'exact',
    to: suggestion?.to ?? {},
    status: '301',
    enabled: true,
  }
}

type Entry = Readonly<{ path: string; market: string | null }>

/** Opens the filled-in form of a new redirect over the list; after the save the address disappears from the list. */
export function useMending({ path, market }: Entry) {
  const { permissions } = useAuth()
  const { open, form } = useFilledForm('redirects')
  return {
    allowed: Boolean(permissions?.collections?.redirects?.create) && market !== null,
    /** Ids are numbers in this CMS, and the form compares them strictly. */
    open: (suggestion: LiveAddress | null) => open(newRedirect(path, Number(market), suggestion)),
    form,
  }
}
