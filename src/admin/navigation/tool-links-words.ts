import { guideWords } from '@/admin/guide/guide-words'
import type { StaffMessage } from '@/domain/staff-words'

/** Names of the tools as they stand in the navigation; a tool of its own brings its name here. */
export const toolWords = {
  tools: { en: 'Tools', de: 'Werkzeuge', es: 'Herramientas', fr: 'Outils', it: 'Strumenti' },
  guide: guideWords.guide,
  search: { en: 'Search', de: 'Suche', es: 'Búsqueda', fr: 'Recherche', it: 'Ricerca' },
  reports: { en: 'Reports', de: 'Berichte', es: 'Informes', fr: 'Rapports', it: 'Rapporti' },
  releases: {
    en: 'Releases and calendar',
    de: 'Freigaben und Kalender',
    es: 'Lanzamientos y calendario',
    fr: 'Mises en ligne et calendrier',
    it: 'Rilasci e calendario',
  },
  secondFactor: { en: 'Second factor', de: 'Zweiter Faktor', es: 'Segundo factor', fr: 'Second facteur', it: 'Secondo fattore' },
  compareMarkets: {
    en: 'Compare markets',
    de: 'Märkte vergleichen',
    es: 'Comparar mercados',
    fr: 'Comparer des marchés',
    it: 'Confronta i mercati',
  },
  redirectTools: {
    en: 'Redirect tools',
    de: 'Werkzeuge für Weiterleitungen',
    es: 'Herramientas de redirección',
    fr: 'Outils de redirection',
    it: 'Strumenti per i reindirizzamenti',
  },
  missingPaths: {
    en: 'Not found, by people',
    de: 'Von Personen nicht gefunden',
    es: 'No encontradas por personas',
    fr: 'Introuvables pour les visiteurs',
    it: 'Non trovati dalle persone',
  },
  translations: { en: 'Translations', de: 'Übersetzungen', es: 'Traducciones', fr: 'Traductions', it: 'Traduzioni' },
  pageGrid: {
    en: 'Pages side by side',
    de: 'Seiten nebeneinander',
    es: 'Páginas lado a lado',
    fr: 'Pages côte à côte',
    it: 'Pagine affiancate',
  },
} satisfies Record<string, StaffMessage>
