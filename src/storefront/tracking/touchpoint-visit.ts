import { touchpointsOf } from '@/domain/touchpoints'
import { forgetStored, readStored, writeStored } from '@/storefront/kit/browser-storage'

/**
 * The campaign that this visit began with: path and touchpoint parameters of its landing page. It waits in the tab's
 * storage until consent is answered, because a form and a reload make a new document (decision 0040); it is told once
 * after a yes, and forgotten with a no.
 */
const PREFIX = 'touchpoint-'
const WAITING = `${PREFIX}waiting`
/** The parameters that were told: a reload of the same address tells nothing twice. */
const TOLD = `${PREFIX}told`
const MAX_CHARS = 2000
/** Carries the visit where the browser keeps nothing. */
let inMemory = new Map<string, string>()

const read = (key: string): string | null => readStored('session', key) ?? inMemory.get(key) ?? null
function write(key: string, text: string): void {
  inMemory.set(key, text)
  writeStored('session', key, text)
}

type Address = Readonly<{ pathname: string; search: string }>

/** Looks at the address of a document or a navigation; the newest campaign counts until it has been told. */
export function noteTouchpoints({ pathname, search }: Address): void {
  const query = touchpointsOf(new URLSearchParams(search)).toString()
  const landing = `${pathname}?${query}`
  if (query === '' || landing.length > MAX_CHARS || read(TOLD) === query) return
  write(WAITING, landing)
}

/** The page before this document, where it was one of ours: its form may have been sent before any code was there. */
export function noteReferrer(referrer: string, origin: string): void {
  if (read(WAITING) !== null || read(TOLD) !== null || !URL.canParse(referrer)) return
  const page = new URL(referrer)
  if (page.origin === origin) noteTouchpoints(page)
}

/** Path and query of the landing page to tell, once; null when there is nothing (more) to tell. Only after consent. */
export function takeTouchpoints(): string | null {
  const landing = read(WAITING)
  if (landing === null) return null
  inMemory.delete(WAITING)
  writeStored('session', WAITING, null)
  write(TOLD, landing.slice(landing.indexOf('?') + 1))
  return landing
}

/** After a no: nothing of the visit's origin is kept. */
export function forgetTouchpoints(): void {
  inMemory = new Map()
  forgetStored('session', PREFIX)
}
