import { persistedFamily } from '@/storefront/kit/persisted-atom'

/** What a visitor has answered: null before an answer, then yes or no (G-01). */
export type Consent = boolean | null

/** Written by hand, because it is read on every page and a schema library does not belong in the first load. */
const schema = {
  safeParse: (data: unknown) =>
    typeof data === 'boolean' || data === null ? ({ success: true, data } as const) : ({ success: false } as const),
}

/** Stored per market and mode: an answer on one host does not apply to another. */
export const consentAtom = persistedFamily<Consent>('consent', { schema, version: 1, initial: null })
