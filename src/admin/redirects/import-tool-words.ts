import type { SheetColumn } from '@/collections/redirects/sheet-columns'
import type { StaffMessage } from '@/domain/staff-words'

/** The columns that are addresses of one kind have the names of the export in every language. */
type NamedColumn = Exclude<SheetColumn, 'kind' | 'screen' | 'params' | 'slug' | 'path' | 'url'>

/** What a column of an imported file may mean. */
export const columnWords = {
  market: { en: 'Market', de: 'Markt', es: 'Mercado', fr: 'Marché', it: 'Mercato' },
  from: { en: 'Old address', de: 'Alte Adresse', es: 'Dirección antigua', fr: 'Ancienne adresse', it: 'Vecchio indirizzo' },
  to: { en: 'New address', de: 'Neue Adresse', es: 'Dirección nueva', fr: 'Nouvelle adresse', it: 'Nuovo indirizzo' },
  match: {
    en: 'Exact, prefix or pattern',
    de: 'Genau, Anfang oder Muster',
    es: 'Exacta, prefijo o patrón',
    fr: 'Exacte, préfixe ou motif',
    it: 'Esatto, prefisso o schema',
  },
  regex: {
    en: 'Is a regular expression',
    de: 'Ist ein regulärer Ausdruck',
    es: 'Es una expresión regular',
    fr: 'Est une expression régulière',
    it: 'È un’espressione regolare',
  },
  status: { en: 'Status', de: 'Statuscode', es: 'Código', fr: 'Code', it: 'Codice' },
  enabled: { en: 'Switched on', de: 'Eingeschaltet', es: 'Activada', fr: 'Active', it: 'Attivo' },
  hidesRoute: {
    en: 'Hides a page of the shop',
    de: 'Verdeckt eine Seite des Shops',
    es: 'Oculta una página de la tienda',
    fr: 'Masque une page de la boutique',
    it: 'Nasconde una pagina del negozio',
  },
  validFrom: { en: 'From', de: 'Ab', es: 'Desde', fr: 'À partir du', it: 'Dal' },
  validTo: { en: 'Until', de: 'Bis', es: 'Hasta', fr: 'Jusqu’au', it: 'Fino al' },
  note: { en: 'Note', de: 'Notiz', es: 'Nota', fr: 'Note', it: 'Nota' },
} satisfies Record<NamedColumn, StaffMessage>

export const importWords = {
  columnsFound: {
    en: 'What the columns mean',
    de: 'Was die Spalten bedeuten',
    es: 'Qué significan las columnas',
    fr: 'Ce que signifient les colonnes',
    it: 'Che cosa significano le colonne',
  },
  noOldAddress: {
    en: 'No column was recognised as the old address. Choose it below.',
    de: 'Keine Spalte wurde als alte Adresse erkannt. Wählen Sie sie unten.',
    es: 'Ninguna columna se ha reconocido como dirección antigua. Elíjala abajo.',
    fr: 'Aucune colonne n’a été reconnue comme ancienne adresse. Choisissez-la ci-dessous.',
    it: 'Nessuna colonna è stata riconosciuta come vecchio indirizzo. La scelga qui sotto.',
  },
  columnIs: {
    en: 'The column "{name}" is …',
    de: 'Die Spalte „{name}“ ist …',
    es: 'La columna «{name}» es…',
    fr: 'La colonne « {name} » est…',
    it: 'La colonna «{name}» è…',
  },
  sample: {
    en: 'for example {value}',
    de: 'etwa {value}',
    es: 'por ejemplo {value}',
    fr: 'par exemple {value}',
    it: 'ad esempio {value}',
  },
  passedOver: { en: 'passed over', de: 'nicht gebraucht', es: 'no se usa', fr: 'ignorée', it: 'ignorata' },
  undo: {
    en: 'Undo this import',
    de: 'Diesen Import zurücknehmen',
    es: 'Deshacer esta importación',
    fr: 'Annuler cet import',
    it: 'Annulla questa importazione',
  },
  undone: {
    en: 'Undone: {removed} new ones are in the bin, {restored} changed ones are as before.',
    de: 'Zurückgenommen: {removed} neue liegen im Papierkorb, {restored} geänderte sind wie vorher.',
    es: 'Deshecho: {removed} nuevas están en la papelera, {restored} cambiadas están como antes.',
    fr: 'Annulé : {removed} nouvelles sont dans la corbeille, {restored} modifiées sont comme avant.',
    it: 'Annullato: {removed} nuovi sono nel cestino, {restored} modificati sono come prima.',
  },
  leftAlone: {
    en: '{left} have been saved since and stay as they are.',
    de: '{left} wurden seither gespeichert und bleiben, wie sie sind.',
    es: '{left} se han guardado desde entonces y quedan como están.',
    fr: '{left} ont été enregistrées depuis et restent telles quelles.',
    it: '{left} sono stati salvati nel frattempo e restano come sono.',
  },
} satisfies Record<string, StaffMessage>
