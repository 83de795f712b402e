import type { Environment, Host, Mode } from '@/domain/market/market'

type Partners = Readonly<Partial<Record<Mode, { code: string } | null>>>

const PUBLIC: readonly [Environment, string][] = [
  ['production', ''],
  ['test', 'test-'],
  ['stage', 'stage-'],
]

/** Hosts of a market: each mode in each environment, the mode as a prefix (M-02). Each host is its own canonical one. */
export function makeHosts(code: string, localHost: string, modes: readonly Mode[], partners: Partners): Host[] {
  const inMode = (mode: Mode, host: string) => (mode === 'default' ? host : `${mode.toLowerCase()}.${host}`)
  const partnerOf = (mode: Mode) => partners[mode]?.code ?? null
  return modes.flatMap((mode): Host[] => [
    ...PUBLIC.map(([environment, prefix]) => ({
      hostname: inMode(mode, `${prefix}${code}.revalo.example`),
      mode,
      environment,
      partner: partnerOf(mode),
      canonical: true,
    })),
    { hostname: inMode(mode, localHost), mode, environment: 'local', partner: partnerOf(mode), canonical: true },
  ])
}
