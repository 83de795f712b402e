import type { StaffMessage } from '@/domain/staff-words'

/** What staff are told about the hosts of a market. */
export const hostWords = {
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
  canonical: {
    en: '"{name}" is already the canonical name of this mode, environment and partner.',
    de: '„{name}“ ist schon der kanonische Name für diesen Modus, diese Umgebung und diesen Partner.',
    es: '«{name}» ya es el nombre canónico de este modo, entorno y socio.',
    fr: '« {name} » est déjà le nom canonique pour ce mode, cet environnement et ce partenaire.',
    it: '«{name}» è già il nome canonico per questa modalità, questo ambiente e questo partner.',
  },
} satisfies Record<string, StaffMessage>
