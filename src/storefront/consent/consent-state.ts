import { persistedFamily } from '@/storefront/kit/persisted-atom'

/** What a visitor has said: nothing yet, yes, or no (specification 4). */
export type Consent = boolean | null

/** By hand: read on every page, and no page's first load should carry a schema library for it. */
const schema = {
  safeParse: (data: unknown) =>
    typeof data === 'boolean' || data === null ? ({ success: true, data } as const) : ({ success: false } as const),
}

/** Kept per market and mode: what was said to one host says nothing about another. */
export const consentAtom = persistedFamily<Consent>('consent', { schema, version: 1, initial: null })
