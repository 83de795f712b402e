import type { Loose } from '@/collections/documents/loose'
import type { MarketDocument } from '@/collections/documents/market-document'
import { idOf } from '@/collections/access/staff'
import { formatStaffMessage, type StaffMessage, type MessageValues } from '@/domain/staff-words'
import { hostWords } from './host-words'
import type { Fault } from '@/collections/hooks/refuse'

type Hosts = NonNullable<Loose<MarketDocument['hosts']>>
const PARTNER_MODES: ReadonlySet<unknown> = new Set(['agan', 'aganwidget'])
/** Modes that never have a partner. */
const NEVER_WITH_PARTNER: ReadonlySet<unknown> = new Set(['default'])

/**
 * Problems of a market's hosts: names used twice, here or in another market; partners that are missing, not allowed or of
 * another market; two canonical hosts of one shop.
 */
export function hostFaults(
  hosts: Hosts,
  taken: ReadonlyMap<string, string>,
  foreignPartners: ReadonlySet<string>,
  language: string,
): Fault[] {
  const names = hosts.map((host) => host?.hostname?.toLowerCase() ?? '')
  const shops = hosts.map((host) => `${host?.mode} ${host?.environment} ${idOf(host?.partner)}`)
  return hosts.flatMap((host, index) => {
    const at = (field: string, told: StaffMessage, values?: MessageValues): Fault => ({
      path: `hosts.${index}.${field}`,
      message: formatStaffMessage(told, language, values),
    })
    const name = names[index] ?? ''
    const partner = idOf(host?.partner)
    const owner = taken.get(name)
    const rival = hosts.findIndex((other, place) => place < index && other?.canonical === true && shops[place] === shops[index])
    return [
      ...(owner === undefined ? [] : [at('hostname', hostWords.taken, { name, owner })]),
      ...(name !== '' && names.indexOf(name) < index ? [at('hostname', hostWords.twice, { name })] : []),
      ...(PARTNER_MODES.has(host?.mode) && partner === null ? [at('partner', hostWords.needsPartner)] : []),
      ...(NEVER_WITH_PARTNER.has(host?.mode) && partner !== null ? [at('partner', hostWords.noPartner)] : []),
      ...(partner !== null && foreignPartners.has(String(partner)) ? [at('partner', hostWords.foreignPartner)] : []),
      ...(host?.canonical === true && rival >= 0 ? [at('canonical', hostWords.canonical, { name: names[rival] ?? '' })] : []),
    ]
  })
}
