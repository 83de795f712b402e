import { staffWords } from '@/domain/staff-messages/staff-messages'
import { getId } from '@/collections/access/staff-member'
import type { Loose } from '@/collections/documents/loose'
import type { MarketDocument } from '@/collections/documents/market-document'
import type { Refusal } from '@trade-in-shop/payload-workbench/saving/refuse'
import { formatStaffMessage, type MessageValues, type StaffMessage } from '@/domain/staff-words'

const hostWords = staffWords('host')

type Hosts = NonNullable<Loose<MarketDocument['hosts']>>
const PARTNER_MODES: ReadonlySet<unknown> = new Set(['agan', 'aganwidget'])
/** Modes that never have a partner. */
const NEVER_WITH_PARTNER: ReadonlySet<unknown> = new Set(['default'])

/** Why hosts of a market cannot name a partner. */
export type PartnerProblem = 'foreignPartner' | 'partnerInBin' | 'unpublishedPartner'
/** The same by the id of the partner. */
export type ClosedPartners = ReadonlyMap<string, PartnerProblem>

/**
 * Problems of a market's hosts: names used twice, here or in another market; partners that are missing, not allowed, of another
 * market, in the bin or not published; two canonical hosts of one shop.
 */
export function hostProblems(
  hosts: Hosts,
  taken: ReadonlyMap<string, string>,
  closed: ClosedPartners,
  language: string,
): Refusal[] {
  const names = hosts.map((host) => host?.hostname?.toLowerCase() ?? '')
  const shops = hosts.map((host) => `${host?.mode} ${host?.environment} ${getId(host?.partner)}`)
  return hosts.flatMap((host, index) => {
    const at = (field: string, message: StaffMessage, values?: MessageValues): Refusal => ({
      path: `hosts.${index}.${field}`,
      message: formatStaffMessage(message, language, values),
    })
    const name = names[index] ?? ''
    const partner = getId(host?.partner)
    const reason = closed.get(String(partner))
    const owner = taken.get(name)
    const rival = hosts.findIndex((other, place) => place < index && other?.canonical === true && shops[place] === shops[index])
    return [
      ...(owner === undefined ? [] : [at('hostname', hostWords.taken, { name, owner })]),
      ...(name !== '' && names.indexOf(name) < index ? [at('hostname', hostWords.twice, { name })] : []),
      ...(PARTNER_MODES.has(host?.mode) && partner === null ? [at('partner', hostWords.needsPartner)] : []),
      ...(NEVER_WITH_PARTNER.has(host?.mode) && partner !== null ? [at('partner', hostWords.noPartner)] : []),
      ...(reason === undefined ? [] : [at('partner', hostWords[reason])]),
      ...(host?.canonical === true && rival >= 0 ? [at('canonical', hostWords.canonical, { name: names[rival] ?? '' })] : []),
    ]
  })
}
