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
  sideBySide: {
    en: 'Translation side by side',
    de: 'Übersetzung Seite an Seite',
    es: 'Traducción lado a lado',
    fr: 'Traduction côte à côte',
    it: 'Traduzione affiancata',
  },
  pageGrid: {
    en: 'Pages side by side',
    de: 'Seiten nebeneinander',
    es: 'Páginas lado a lado',
    fr: 'Pages côte à côte',
    it: 'Pagine affiancate',
  },
} satisfies Record<string, StaffMessage>

/** Names of controls that Payload renders without one; `{of}` is the field or row that they belong to. */
export const controlWords = {
  selectAll: {
    en: 'Select all rows',
    de: 'Alle Zeilen auswählen',
    es: 'Seleccionar todas las filas',
    fr: 'Sélectionner toutes les lignes',
    it: 'Seleziona tutte le righe',
  },
  selectRow: {
    en: 'Select: {of}',
    de: 'Auswählen: {of}',
    es: 'Seleccionar: {of}',
    fr: 'Sélectionner : {of}',
    it: 'Seleziona: {of}',
  },
  previous: {
    en: 'Previous page',
    de: 'Vorherige Seite',
    es: 'Página anterior',
    fr: 'Page précédente',
    it: 'Pagina precedente',
  },
  next: { en: 'Next page', de: 'Nächste Seite', es: 'Página siguiente', fr: 'Page suivante', it: 'Pagina successiva' },
  clipboard: {
    en: 'Copy and paste: {of}',
    de: 'Kopieren und einfügen: {of}',
    es: 'Copiar y pegar: {of}',
    fr: 'Copier et coller : {of}',
    it: 'Copia e incolla: {of}',
  },
  more: {
    en: 'More actions: {of}',
    de: 'Weitere Aktionen: {of}',
    es: 'Más acciones: {of}',
    fr: 'Plus d’actions : {of}',
    it: 'Altre azioni: {of}',
  },
  move: { en: 'Move: {of}', de: 'Verschieben: {of}', es: 'Mover: {of}', fr: 'Déplacer : {of}', it: 'Sposta: {of}' },
  bold: { en: 'Bold', de: 'Fett', es: 'Negrita', fr: 'Gras', it: 'Grassetto' },
  italic: { en: 'Italic', de: 'Kursiv', es: 'Cursiva', fr: 'Italique', it: 'Corsivo' },
  link: { en: 'Link', de: 'Link', es: 'Enlace', fr: 'Lien', it: 'Link' },
  open: { en: 'Open: {of}', de: 'Öffnen: {of}', es: 'Abrir: {of}', fr: 'Ouvrir : {of}', it: 'Apri: {of}' },
  clear: { en: 'Clear: {of}', de: 'Leeren: {of}', es: 'Vaciar: {of}', fr: 'Vider : {of}', it: 'Svuota: {of}' },
  addFilter: {
    en: 'Add a filter',
    de: 'Filter hinzufügen',
    es: 'Añadir un filtro',
    fr: 'Ajouter un filtre',
    it: 'Aggiungi un filtro',
  },
  removeFilter: {
    en: 'Remove this filter',
    de: 'Diesen Filter entfernen',
    es: 'Quitar este filtro',
    fr: 'Retirer ce filtre',
    it: 'Togli questo filtro',
  },
  clearView: {
    en: 'Show the list without the saved view',
    de: 'Liste ohne gespeicherte Ansicht zeigen',
    es: 'Mostrar la lista sin la vista guardada',
    fr: 'Afficher la liste sans la vue enregistrée',
    it: 'Mostra l’elenco senza la vista salvata',
  },
  filterField: { en: 'Field', de: 'Feld', es: 'Campo', fr: 'Champ', it: 'Campo' },
  filterOperator: { en: 'Comparison', de: 'Vergleich', es: 'Comparación', fr: 'Comparaison', it: 'Confronto' },
  filterValue: { en: 'Value', de: 'Wert', es: 'Valor', fr: 'Valeur', it: 'Valore' },
} satisfies Record<string, StaffMessage>
