import Papa from 'papaparse'
import type { Runs, TranslatedUnit } from '@/domain/content/translation-units'
import { bareCell, writeCsv } from '@/domain/csv-cells'
import { runAtOnce } from '@/domain/steps'
import { escapeXml } from '@trade-in-shop/runtime/escape-xml'
import { MAX_UNITS, readXliff, RunReader } from './read-xliff'

export const FILE_FORMATS = ['xliff-2.0', 'xliff-1.2', 'csv'] as const
export type FileFormat = (typeof FILE_FORMATS)[number]
/** The texts of one page; `page` is the page that the translations belong to. */
type TranslationFile = Readonly<{ page: number; units: readonly TranslatedUnit[] }>
type Languages = Readonly<{ from: string; to: string }>

/** Twice the longest text, because marks and escapes need room. */
const MAX_CELL_CHARACTERS = 40_000
const PAGE = /^page-(\d{1,10})$/
const BOM = '\ufeff'
const CSV_HEADER = ['page', 'unit', 'source', 'target']

export function writeTranslationFile(format: FileFormat, file: TranslationFile, languages: Languages): string {
  if (format === 'csv') return writeSheet(file)
  return format === 'xliff-2.0' ? writeXliff2(file, languages) : writeXliff1(file, languages)
}

/** The file, or null if it is none of the three formats, damaged, has a document type, or is larger than any page. */
export function readTranslationFile(text: string): TranslationFile | null {
  const bare = text.startsWith(BOM) ? text.slice(BOM.length) : text
  const isXml = bare.trimStart().startsWith('<')
  const read = isXml ? readXliff(bare) : readCsv(bare)
  const file = read && fileOf(read.page, read.units)
  if (!file || file.units.length > MAX_UNITS) return null
  return new Set(file.units.map(({ id }) => id)).size === file.units.length ? file : null
}

/** Several runs are numbered, so that a translation can be split into the same runs. */
const inXml = (runs: Runs, mark: 'pc' | 'g'): string =>
  runs.length === 1
    ? escapeXml(runs[0] ?? '')
    : runs.map((run, index) => `<${mark} id="${index + 1}">${escapeXml(run)}</${mark}>`).join('')

const pair = ({ source, target }: TranslatedUnit, mark: 'pc' | 'g'): string =>
  `<source>${inXml(source, mark)}</source>${target ? `<target>${inXml(target, mark)}</target>` : ''}`

const writeXliff2 = ({ page, units }: TranslationFile, { from, to }: Languages): string => `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="${escapeXml(from)}" trgLang="${escapeXml(to)}">
<file id="page-${page}">
${units.map((unit) => `<unit id="${unit.id}"><segment xml:space="preserve">${pair(unit, 'pc')}</segment></unit>`).join('\n')}
</file>
</xliff>
`

const writeXliff1 = ({ page, units }: TranslationFile, { from, to }: Languages): string => `<?xml version="1.0" encoding="UTF-8"?>
<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
<file original="page-${page}" source-language="${escapeXml(from)}" target-language="${escapeXml(to)}" datatype="plaintext">
<body>
${units.map((unit) => `<trans-unit id="${unit.id}" xml:space="preserve">${pair(unit, 'g')}</trans-unit>`).join('\n')}
</body>
</file>
</xliff>
`

const inCell = (runs: Runs): string =>
  runs.length === 1
    ? `${/^(?:\\|<1>)/.test(runs[0] ?? '') ? '\\' : ''}${runs[0] ?? ''}`
    : runs.map((run, index) => `<${index + 1}>${run.replaceAll(/[\\<]/g, '\\$&')}</${index + 1}>`).join('')

function writeSheet({ page, units }: TranslationFile): string {
  const rows = units.map(({ id, source, target }) => [`page-${page}`, id, inCell(source), target ? inCell(target) : ''])
  return runAtOnce(writeCsv([CSV_HEADER, ...rows]))
}

function readCsv(text: string): ReturnType<typeof readXliff> {
  const [first = ''] = text.split(/[\r\n]/, 1)
  const delimiter = [',', ';', '\t'].find((sign) => first.split(sign).length >= CSV_HEADER.length) ?? ','
  const { data } = Papa.parse<string[]>(text, { delimiter, preview: MAX_UNITS + 2 })
  const [header = [], ...rows] = data
  const columns = CSV_HEADER.map((name) => header.findIndex((cell) => cell.trim().toLowerCase() === name))
  if (columns.some((column) => column < 0)) return null
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''))
  const cells = filled.map((row) => columns.map((column) => bareCell(row[column] ?? '')))
  const page = cells[0]?.[0] ?? ''
  if (cells.some(([own]) => own !== page)) return null
  return {
    page,
    units: cells.map(([, id = '', source = '', target = '']) => {
      const runs = fromCell(source, true)
      return { id, source: runs, target: target === '' ? null : fromCell(target, runs.length > 1) }
    }),
  }
}

/** The runs of a cell; none if its marks are damaged. Without marks it is one run, in which marks are plain text. */
function fromCell(cell: string, mayHaveMarks: boolean): Runs {
  if (cell.startsWith('\\')) return [cell.slice(1)]
  if (!mayHaveMarks || !cell.startsWith('<1>') || !cell.includes('<2>') || cell.length > MAX_CELL_CHARACTERS) return [cell]
  const text = new RunReader()
  for (const [whole, escaped, end, mark] of cell.matchAll(/\\([\\<])|<(\/?)(\d{1,4})>|[^]/g)) {
    if (mark === undefined) text.add(escaped ?? whole)
    else if (end) text.end()
    else text.begin(mark)
  }
  return text.runs
}

const fileOf = (page: string, units: readonly TranslatedUnit[]): TranslationFile | null => {
  const number = PAGE.exec(page.trim())?.[1]
  return number === undefined ? null : { page: Number(number), units }
}
