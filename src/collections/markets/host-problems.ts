import { getId } from '@/collections/access/staff-member'
import type { Loose } from '@/collections/documents/loose'
import type { MarketDocument } from '@/collections/documents/market-document'
import type { Refusal } from '@/collections/saving/refuse'
import { formatStaffMessage, type MessageValues, type StaffMessage } from '@/domain/staff-words'

/** What staff read about the hosts of a market. */
const hostWords = {
  taken: {
    en: '"{name}" already belongs to the market {owner}.',
    de: '„{name}“ gehört schon dem Markt {owner}.',
    es: '«{name}» ya pertenece al mercado {owner}.',
    fr: '« {name} » appartient déjà au marché {owner}.',
    it: '«{name}» appartiene già al mercato {owner}.',
  },
  twice: {
    en: '"{name}" is listed twice.',
    de: '„{name}“ steht zweimal da.',
    es: '«{name}» figura dos veces.',
    fr: '« {name} » figure deux fois.',
    it: '«{name}» compare due volte.',
  },
  needsPartner: {
    en: 'This mode needs a partner.',
    de: 'Dieser Modus braucht einen Partner.',
    es: 'Este modo necesita un socio.',
    fr: 'Ce mode exige un partenaire.',
    it: 'Questa modalità richiede un partner.',
  },
  noPartner: {
    en: 'The shop itself has no partner.',
    de: 'Der Shop selbst hat keinen Partner.',
    es: 'La propia tienda no tiene socio.',
    fr: 'La boutique elle-même n’a pas de partenaire.',
    it: 'Il negozio stesso non ha un partner.',
  },
  foreignPartner: {
    en: 'This partner belongs to another market.',
    de: 'Dieser Partner gehört zu einem anderen Markt.',
    es: 'Este socio pertenece a otro mercado.',
    fr: 'Ce partenaire appartient à un autre marché.',
    it: 'Questo partner appartiene a un altro mercato.',
  },
  partnerInBin: {
    en: 'This partner lies in the bin.',
    de: 'Dieser Partner liegt im Papierkorb.',
    es: 'Este socio está en la papelera.',
    fr: 'Ce partenaire est dans la corbeille.',
    it: 'Questo partner è nel cestino.',
  },
  canonical: {
    en: '"{name}" is already the canonical name of this mode, environment and partner.',
    de: '„{name}“ ist schon der kanonische Name für diesen Modus, diese Umgebung und diesen Partner.',
    es: '«{name}» ya es el nombre canónico de este modo, entorno y socio.',
    fr: '« {name} » est déjà le nom canonique pour ce mode, cet environnement et ce partenaire.',
    it: '«{name}» è già il nome canonico per questa modalità, questo ambiente e questo partner.',
  },
} satisfies Record<string, StaffMessage>

type Hosts = NonNullable<Loose<MarketDocument['hosts']>>
const PARTNER_MODES: ReadonlySet<unknown> = new Set(['agan', 'aganwidget'])
/** Modes that never have a partner. */
const NEVER_WITH_PARTNER: ReadonlySet<unknown> = new Set(['default'])

/** Why hosts of a market cannot name a partner, by its id. */
export type ClosedPartners = ReadonlyMap<string, 'foreignPartner' | 'partnerInBin'>

/**
 * Problems of a market's hosts: names used twice, here or in another market; partners that are missing, not allowed, of another
 * market or in the bin; two canonical hosts of one shop.
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
