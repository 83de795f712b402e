import type { StaffMessage } from '@/domain/staff-words'

/** Why an address cannot be tried. */
export const tryWords = {
  noAddress: {
    en: 'This is no address: give a path such as "/agb", or all of it with https://.',
    de: 'Das ist keine Adresse: Geben Sie einen Pfad wie „/agb“ an oder die ganze Adresse mit https://.',
    es: 'Esto no es una dirección: indique una ruta como «/agb» o la dirección completa con https://.',
    fr: 'Ce n’est pas une adresse : indiquez un chemin comme « /agb » ou l’adresse entière avec https://.',
    it: 'Questo non è un indirizzo: indichi un percorso come "/agb" o l’indirizzo intero con https://.',
  },
  unknownHost: {
    en: '"{host}" is no host of a market that you may see.',
    de: '„{host}“ ist kein Host eines Marktes, den Sie sehen dürfen.',
    es: '«{host}» no es un host de ningún mercado que pueda ver.',
    fr: '« {host} » n’est l’hôte d’aucun marché que vous pouvez voir.',
    it: '"{host}" non è un host di un mercato che può vedere.',
  },
  noMode: {
    en: 'This market has no host of this kind.',
    de: 'Dieser Markt hat keinen Host dieser Art.',
    es: 'Este mercado no tiene ningún host de este tipo.',
    fr: 'Ce marché n’a pas d’hôte de ce type.',
    it: 'Questo mercato non ha un host di questo tipo.',
  },
  noMarket: {
    en: 'Choose a market for paths without a host.',
    de: 'Wählen Sie einen Markt für Pfade ohne Host.',
    es: 'Elija un mercado para las rutas sin host.',
    fr: 'Choisissez un marché pour les chemins sans hôte.',
    it: 'Scelga un mercato per i percorsi senza host.',
  },
} satisfies Record<string, StaffMessage>
