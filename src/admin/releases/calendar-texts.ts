import type { StaffMessage } from '@/domain/staff-words'

/** Sentences of the calendar of everything scheduled. */
export const calendarTexts = {
  when: { en: 'When', de: 'Wann', es: 'Cuándo', fr: 'Quand', it: 'Quando' },
  goesLive: {
    en: 'Release “{title}” goes live',
    de: 'Freigabe „{title}“ geht live',
    es: 'Se publica el lanzamiento «{title}»',
    fr: 'La mise en ligne « {title} » a lieu',
    it: 'Il rilascio «{title}» va online',
  },
  couldNot: {
    en: 'Release “{title}” failed: {problem}',
    de: 'Freigabe „{title}“ ist gescheitert: {problem}',
    es: 'El lanzamiento «{title}» ha fallado: {problem}',
    fr: 'La mise en ligne « {title} » a échoué : {problem}',
    it: 'Il rilascio «{title}» non è riuscito: {problem}',
  },
  month: { en: 'Month', de: 'Monat', es: 'Mes', fr: 'Mois', it: 'Mese' },
  week: { en: 'Week', de: 'Woche', es: 'Semana', fr: 'Semaine', it: 'Settimana' },
  market: { en: 'Market', de: 'Markt', es: 'Mercado', fr: 'Marché', it: 'Mercato' },
  allMarkets: { en: 'All markets', de: 'Alle Märkte', es: 'Todos los mercados', fr: 'Tous les marchés', it: 'Tutti i mercati' },
  show: { en: 'Show', de: 'Anzeigen', es: 'Mostrar', fr: 'Afficher', it: 'Mostra' },
  before: { en: 'Earlier', de: 'Früher', es: 'Antes', fr: 'Avant', it: 'Prima' },
  after: { en: 'Later', de: 'Später', es: 'Después', fr: 'Après', it: 'Dopo' },
  nothingHere: {
    en: 'Nothing is scheduled in this time.',
    de: 'In dieser Zeit ist nichts geplant.',
    es: 'No hay nada programado en este periodo.',
    fr: 'Rien n’est planifié pour cette période.',
    it: 'In questo periodo non è programmato nulla.',
  },
} satisfies Record<string, StaffMessage>
