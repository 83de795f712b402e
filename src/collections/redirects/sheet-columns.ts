import { bareCell } from '@/domain/csv-cells'
import { COLUMNS, type Column } from './redirect-record'

/** What a column of a file may mean: a field, a target of any kind, or whether the old address is a regular expression. */
export const SHEET_COLUMNS = [...COLUMNS, 'to', 'regex'] as const
export type SheetColumn = Column | 'to' | 'regex'

/**
 * The headers of other tools and languages, without accents, blanks and signs: Redirection, Yoast, Shopify, Retour, and what
 * people write into a spreadsheet.
 */
const SYNONYMS: Readonly<Partial<Record<SheetColumn, string>>> = {
  from: `source sourceurl sourcepath origin originurl old oldurl oldpath oldaddress oldlink fromurl frompath redirectfrom
    legacyurl legacyurlpattern requesturl
    von quelle quellurl quelladresse alteadresse alteurl alterpfad alterlink ursprung ursprungsurl altesziel
    de desde origen urldeorigen urlorigen direccionantigua urlantigua rutaantigua direcciondeorigen
    depuis origine urlorigine urlsource urldorigine ancienneadresse ancienneurl adressesource adressedorigine
    da urldiorigine vecchioindirizzo indirizzovecchio vecchiourl urlvecchio indirizzodiorigine`,
  to: `target targeturl targetaddress destination destinationurl new newurl newpath newaddress newlink tourl topath redirectto
    redirectionurl redirecturl location
    nach ziel zielurl zieladresse neueadresse neueurl neuerpfad neuerlink weiterleitungnach weiterleitungsziel
    a hacia destino urldedestino urldestino direccionnueva nuevadireccion urlnueva nuevaurl direcciondedestino
    vers cible urlcible urldedestination nouvelleadresse nouvelleurl adressecible adressededestination
    verso destinazione urldidestinazione nuovoindirizzo indirizzonuovo nuovourl urlnuovo indirizzodidestinazione`,
  status: `code httpstatus httpcode statuscode httpstatuscode type redirecttype responsecode
    typ art weiterleitungstyp
    estado codigo codigohttp codigodeestado tipo
    statut codehttp codedestatut
    stato codice codicehttp codicedistato`,
  match: `matchtype format matching vergleich abgleich coincidencia correspondance corrispondenza`,
  regex: `regularexpression isregex regularerausdruck expresionregular expressionreguliere espressioneregolare`,
  enabled: `active isactive on aktiv aktiviert eingeschaltet activo activa activado habilitado actif active activee attivo attiva abilitato`,
  hidesRoute: `force verdecktseite`,
  validFrom: `validfromdate start startdate startsat gultigab gultigvon beginn validodesde fechadeinicio inicio
    valableapartirdu datededebut debut validoda validodal datadiinizio inizio`,
  validTo: `validtodate validuntil end enddate endsat expires expiry gultigbis ende validohasta fechadefin fin
    valablejusquau datedefin validofinoa validofinoal datadifine fine`,
  note: `notes title comment comments description notiz bemerkung kommentar titel nota notas comentario titulo
    remarque commentaire titre commento titolo`,
  market: 'markt mercado marche mercato',
  kind: 'targetkind',
  screen: 'targetscreen',
  params: 'targetparams',
  slug: 'targetslug',
  path: 'targetpath',
}

const spelled = (name: string): string =>
  bareCell(name)
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase()

const KNOWN: ReadonlyMap<string, SheetColumn> = new Map([
  ...SHEET_COLUMNS.flatMap((column) => (SYNONYMS[column] ?? '').split(/\s+/).map((name) => [name, column] as const)),
  ...SHEET_COLUMNS.map((column) => [column.toLowerCase(), column] as const),
])

/** What a header means; null when that is unknown. */
export const findColumn = (name: string): SheetColumn | null => KNOWN.get(spelled(name)) ?? null

const SAMPLE = 100
const SWITCH = /^(?:active|enabled|disabled|inactive|on|off|yes|no|ja|nein|aktiv|inaktiv|true|false|published|draft)$/i
const STATUS = /\d{3}|perman|tempor|dauerhaft/i

/**
 * The meaning of each column, by its header and its first values: one tool's `status` is a code, another's is a switch, and
 * `type` may be anything. Of two columns with one meaning the first counts.
 */
export function readColumns(header: readonly string[], rows: readonly (readonly string[])[]): (SheetColumn | null)[] {
  const columns = header.map((name, index) => {
    const column = findColumn(name)
    if (column !== 'status') return column
    const values = rows.slice(0, SAMPLE).flatMap((row) => row[index]?.trim() || [])
    if (values.length > 0 && values.every((value) => SWITCH.test(value))) return 'enabled'
    return values.length === 0 || values.some((value) => STATUS.test(value)) || spelled(name) === 'status' ? column : null
  })
  return columns.map((column, index) => (column !== null && columns.indexOf(column) < index ? null : column))
}

const ADDRESS = /^["']?(?:\/|https?:\/\/)/i

/** Whether a line without known names is no header but the first redirect: an old address, a new one, a status. */
export const isWithoutHeader = (first: readonly string[]): boolean => first.length > 1 && ADDRESS.test(first[0]?.trim() ?? '')
export const COLUMNS_WITHOUT_HEADER: readonly SheetColumn[] = ['from', 'to', 'status']
