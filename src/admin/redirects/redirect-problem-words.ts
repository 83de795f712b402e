import type { StaffMessage } from '@/domain/staff-words'

/** Words of what is wrong with stored redirects. */
export const problemWords = {
  problemsHelp: {
    en: 'Redirects that were right when they were saved and are not any more, because something else of the market has changed.',
    de: 'Weiterleitungen, die beim Speichern richtig waren und es nicht mehr sind, weil sich am Markt etwas anderes geändert hat.',
    es: 'Redirecciones que eran correctas al guardarse y ya no lo son, porque ha cambiado otra cosa en el mercado.',
    fr: 'Des redirections qui étaient correctes lors de leur enregistrement et qui ne le sont plus, parce qu’autre chose a changé dans le marché.',
    it: 'Reindirizzamenti che erano giusti quando sono stati salvati e non lo sono più, perché nel mercato è cambiato qualcos’altro.',
  },
  noProblems: {
    en: 'All redirects of this market are right.',
    de: 'Alle Weiterleitungen dieses Markts sind in Ordnung.',
    es: 'Todas las redirecciones de este mercado están bien.',
    fr: 'Toutes les redirections de ce marché sont correctes.',
    it: 'Tutti i reindirizzamenti di questo mercato sono a posto.',
  },
  problemCount: {
    en: '{count} problems',
    de: '{count} Probleme',
    es: '{count} problemas',
    fr: '{count} problèmes',
    it: '{count} problemi',
  },
  kind: { en: 'Problem', de: 'Problem', es: 'Problema', fr: 'Problème', it: 'Problema' },
  loop: {
    en: 'Goes round in a circle',
    de: 'Dreht sich im Kreis',
    es: 'Da vueltas en círculo',
    fr: 'Tourne en rond',
    it: 'Gira in tondo',
  },
  chain: {
    en: 'Is a chain; its end is {end}',
    de: 'Ist eine Kette; ihr Ende ist {end}',
    es: 'Es una cadena; su final es {end}',
    fr: 'Est une chaîne ; elle finit à {end}',
    it: 'È una catena; finisce a {end}',
  },
  overlap: {
    en: 'Competes with another pattern',
    de: 'Konkurriert mit einem anderen Muster',
    es: 'Compite con otro patrón',
    fr: 'Est en concurrence avec un autre modèle',
    it: 'È in conflitto con un altro modello',
  },
  dead: {
    en: 'Leads to nothing: {end}',
    de: 'Führt ins Leere: {end}',
    es: 'No lleva a ninguna parte: {end}',
    fr: 'Ne mène nulle part : {end}',
    it: 'Non porta da nessuna parte: {end}',
  },
  hides: {
    en: 'Hides a live page: {end}',
    de: 'Verdeckt eine Seite des Shops: {end}',
    es: 'Oculta una página en línea: {end}',
    fr: 'Cache une page en ligne : {end}',
    it: 'Nasconde una pagina online: {end}',
  },
} satisfies Record<string, StaffMessage>
