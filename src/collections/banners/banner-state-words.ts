import type { StaffMessage } from '@/domain/staff-words'

/** What a banner does in the shop now. */
export const bannerStateWords = {
  shows: { en: 'Shows now', de: 'Wird jetzt gezeigt', es: 'Se muestra ahora', fr: 'Affichée maintenant', it: 'Si vede ora' },
  waits: {
    en: 'Waits from {from}',
    de: 'Wartet bis {from}',
    es: 'Espera hasta {from}',
    fr: 'En attente jusqu’au {from}',
    it: 'In attesa fino al {from}',
  },
  over: { en: 'Is over', de: 'Ist vorbei', es: 'Ha terminado', fr: 'Terminée', it: 'È terminato' },
  off: {
    en: 'Not shown: the home banner is switched off',
    de: 'Nicht gezeigt: Das Startseiten-Banner ist ausgeschaltet',
    es: 'No se muestra: el banner de inicio está desactivado',
    fr: 'Non affichée : la bannière d’accueil est désactivée',
    it: 'Non si vede: il banner della home è disattivato',
  },
  hidden: {
    en: 'Hidden behind “{title}”: its position comes first',
    de: 'Verdeckt von „{title}“: Deren Position kommt zuerst',
    es: 'Oculto tras «{title}»: su posición va antes',
    fr: 'Cachée par « {title} » : sa position est avant',
    it: 'Nascosto da «{title}»: la sua posizione viene prima',
  },
  draft: { en: 'Not published', de: 'Nicht veröffentlicht', es: 'Sin publicar', fr: 'Non publiée', it: 'Non pubblicato' },
} satisfies Record<string, StaffMessage>

/** The name of the state beside others that a save changes. */
export const shopStateLabel: StaffMessage = {
  en: 'In the shop',
  de: 'Im Shop',
  es: 'En la tienda',
  fr: 'Dans la boutique',
  it: 'Nel negozio',
}
