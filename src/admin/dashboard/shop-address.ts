import type { MarketDoc } from './reader'

/**
 * Where the shop of a market can be opened from here: on this machine its local host with the same port, else its public
 * one. Null without a host of the default mode.
 * @param here the host that the admin was asked under, with its port
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
