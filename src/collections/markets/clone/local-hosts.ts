import type { Mode } from '@/domain/market'

/** A mode of a market, with its partner if it has one. */
export type Way = Readonly<{ mode: Mode; partner: Readonly<{ id: number; code: string }> | null }>
export type LocalHost = Readonly<{
  hostname: string
  mode: Mode
  environment: 'local'
  partner: number | null
  canonical: true
}>

/** Local host names for a new market: one for each mode and partner, with the mode as the first label (M-02). */
export function localHosts(code: string, ways: readonly Way[]): LocalHost[] {
  const taken = new Set<string>()
  return ways.map(({ mode, partner }) => {
    const plain = mode === 'default' ? `${code}.localhost` : `${mode.toLowerCase()}.${code}.localhost`
    // If several partners have the same mode, the later ones get their code in the name.
    const hostname = taken.has(plain) ? `${mode.toLowerCase()}-${partner?.code ?? 'own'}.${code}.localhost` : plain
    taken.add(plain)
    return { hostname, mode, environment: 'local', partner: partner?.id ?? null, canonical: true }
  })
}
