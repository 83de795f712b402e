import type { Environment, Host, Mode } from '@/domain/market'

const PUBLIC: readonly [Environment, string][] = [
  ['production', ''],
  ['test', 'test-'],
  ['stage', 'stage-'],
]

/** Hosts of a market: each mode in each environment, the mode put in front (`contracts.md` 2). Each is canonical for itself. */
export function hostsOf(code: string, localHost: string, modes: readonly Mode[], partner: string | null): Host[] {
  const inMode = (mode: Mode, host: string) => (mode === 'default' ? host : `${mode.toLowerCase()}.${host}`)
  const partnerOf = (mode: Mode) => (mode === 'agan' || mode === 'aganwidget' ? partner : null)
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
