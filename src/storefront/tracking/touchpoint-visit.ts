import { touchpointsOf } from '@/domain/touchpoints'

/**
 * The campaign parameters that this visit began with, in the tab's memory and nowhere else: before somebody agrees, not
 * even that is kept (G-02). They survive navigation inside the shop, and are told once.
 */
let found = ''
/** What was told stands in the tab's storage, after consent: a reload of the same address tells nothing twice. */
const TOLD = 'touchpoint-told'

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

/** Looks at the address of a document or a navigation; the newest campaign counts until it has been told. */
export function noteTouchpoints(search: string): void {
  const query = touchpointsOf(new URLSearchParams(search)).toString()
  if (query !== '') found = query
}

/** The query to tell, once; null when there is nothing (more) to tell. Only after consent: it notes what it gives away. */
export function takeTouchpoints(storage: Storage): string | null {
  const query = found
  found = ''
  if (query === '') return null
  try {
    if (storage.getItem(TOLD) === query) return null
    storage.setItem(TOLD, query)
  } catch {
    // A tab without storage tells it again after a reload: better twice than never.
  }
  return query
}
