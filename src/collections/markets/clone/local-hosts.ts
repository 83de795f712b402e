import type { Mode } from '@/domain/market'

/** A way in which a market is shown: a mode, and whose it is. */
export type Way = Readonly<{ mode: Mode; partner: Readonly<{ id: number; code: string }> | null }>
export type LocalHost = Readonly<{
  hostname: string
  mode: Mode
  environment: 'local'
  partner: number | null
  canonical: true
}>

/** Names at home for a new market: one for each mode and partner, the mode put in front as everywhere (`contracts.md` 2). */
export function localHosts(code: string, ways: readonly Way[]): LocalHost[] {
  const taken = new Set<string>()
  return ways.map(({ mode, partner }) => {
    const plain = mode === 'default' ? `${code}.localhost` : `${mode.toLowerCase()}.${code}.localhost`
    // A mode that several partners have: the later ones carry their code.
    const hostname = taken.has(plain) ? `${mode.toLowerCase()}-${partner?.code ?? 'own'}.${code}.localhost` : plain
    taken.add(plain)
    return { hostname, mode, environment: 'local', partner: partner?.id ?? null, canonical: true }
  })
}
