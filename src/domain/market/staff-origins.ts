import type { Environment } from './market'

const isLocal = (host: string) => host === 'localhost' || host.endsWith('.localhost') || host === '127.0.0.1'

/** As `src/env.ts` has parsed them. */
type Hosts = Readonly<{ STAFF_HOSTS: readonly string[]; PORT: number; PUBLIC_PORT?: number | undefined }>
type Origins = Readonly<{ origins: string[]; secureCookies: boolean }>

/** The origins of the admin: the hosts of `STAFF_HOSTS` on https, and local ones also on http with the port. */
export function staffOrigins({ STAFF_HOSTS, PORT, PUBLIC_PORT }: Hosts): Origins {
  const ports = [...new Set([PORT, PUBLIC_PORT ?? PORT])]
  const origins = STAFF_HOSTS.flatMap((host) =>
    isLocal(host) ? ports.map((port) => `http://${host}${port === 80 ? '' : `:${port}`}`) : [`https://${host}`],
  )
  return { origins, secureCookies: !STAFF_HOSTS.some(isLocal) }
}

/** Which hosts of a market an admin shows: local ones where it runs on a local host itself. */
export const previewedEnvironment = (staffHost: string): Environment => (isLocal(staffHost) ? 'local' : 'production')
