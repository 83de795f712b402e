import type { StaffMessage } from '@/domain/staff-words'

/** The letter about redirects that went wrong since the night before. */
export const nightlyReportWords = {
  subjectOne: {
    en: 'One redirect no longer works as it should',
    de: 'Eine Weiterleitung funktioniert nicht mehr richtig',
    es: 'Una redirección ya no funciona bien',
    fr: 'Une redirection ne fonctionne plus correctement',
    it: 'Un reindirizzamento non funziona più bene',
  },
  subject: {
    en: '{count} new problems with redirects',
    de: '{count} neue Probleme mit Weiterleitungen',
    es: '{count} problemas nuevos con redirecciones',
    fr: '{count} nouveaux problèmes de redirection',
    it: '{count} nuovi problemi con i reindirizzamenti',
  },
  intro: {
    en: 'Something in these markets has changed, and some redirects are no longer right. The night before they still were.',
    de: 'In diesen Märkten hat sich etwas geändert, und einige Weiterleitungen stimmen nicht mehr. In der Nacht davor stimmten sie noch.',
    es: 'Algo ha cambiado en estos mercados y algunas redirecciones ya no son correctas. La noche anterior aún lo eran.',
    fr: 'Quelque chose a changé dans ces marchés, et certaines redirections ne sont plus justes. La nuit d’avant, elles l’étaient encore.',
    it: 'In questi mercati è cambiato qualcosa e alcuni reindirizzamenti non sono più giusti. La notte prima lo erano ancora.',
  },
  loop: {
    en: '{from}: goes round in a circle',
    de: '{from}: dreht sich im Kreis',
    es: '{from}: da vueltas en círculo',
    fr: '{from} : tourne en rond',
    it: '{from}: gira in tondo',
  },
  chain: {
    en: '{from}: leads to another redirect',
    de: '{from}: führt zu einer anderen Weiterleitung',
    es: '{from}: lleva a otra redirección',
    fr: '{from} : mène à une autre redirection',
    it: '{from}: porta a un altro reindirizzamento',
  },
  dead: {
    en: '{from}: leads to nothing',
    de: '{from}: führt ins Leere',
    es: '{from}: no lleva a nada',
    fr: '{from} : ne mène à rien',
    it: '{from}: non porta a nulla',
  },
  hides: {
    en: '{from}: hides a live page',
    de: '{from}: verdeckt eine Seite des Shops',
    es: '{from}: oculta una página en línea',
    fr: '{from} : cache une page en ligne',
    it: '{from}: nasconde una pagina online',
  },
  overlap: {
    en: '{from}: competes with another pattern',
    de: '{from}: konkurriert mit einem anderen Muster',
    es: '{from}: compite con otro patrón',
    fr: '{from} : rivalise avec un autre modèle',
    it: '{from}: compete con un altro modello',
  },
  more: {
    en: 'and {count} more',
    de: 'und {count} weitere',
    es: 'y {count} más',
    fr: 'et {count} autres',
    it: 'e altri {count}',
  },
  mend: {
    en: 'All of them, and what each leads to:',
    de: 'Alle, und wohin jede führt:',
    es: 'Todas, y adónde lleva cada una:',
    fr: 'Toutes, et où chacune mène :',
    it: 'Tutti, e dove porta ciascuno:',
  },
} satisfies Record<string, StaffMessage>
