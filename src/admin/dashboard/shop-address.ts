import type { MarketDoc } from './reader'

/**
 * Address of a market's shop as reached from this admin: on this machine its local host with the same port, else its public
 * host. Null without a host of the default mode.
 * @param here the host of the admin's request, with its port
 */
export function shopAddress({ hosts }: Pick<MarketDoc, 'hosts'>, here: string): string | null {
  const [name = '', port] = here.split(':')
  const isLocal = name === 'localhost' || name.endsWith('.localhost')
  const rows = (hosts ?? []).filter(({ mode, environment }) => mode === 'default' && (environment === 'local') === isLocal)
  const order = ['local', 'production', 'stage', 'test']
  const [host] = rows.toSorted(
    (left, right) =>
      order.indexOf(left.environment) - order.indexOf(right.environment) || Number(right.canonical) - Number(left.canonical),
  )
  if (!host) return null
  return isLocal ? `http://${host.hostname}${port === undefined ? '' : `:${port}`}/` : `https://${host.hostname}/`
}
