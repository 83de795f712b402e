import sax from 'sax'
import type { Runs, TranslatedUnit } from '@/domain/content/translation-units'

/** Far above the 40 blocks of a page. */
export const MAX_UNITS = 5000
/** Elements of XLIFF lie in each other about eight deep. */
const MAX_DEPTH = 40

/** Collects marked parts of a text. */
export class RunReader {
  readonly #marked: string[] = []
  #plain = ''
  #isOpen = false
  #isDamaged = false

  begin(mark: string | undefined): void {
    // An editor of translations may split a text in the middle of a mark, which it then repeats.
    if (this.#isOpen || (mark !== String(this.#marked.length) && mark !== String(this.#marked.length + 1))) this.#isDamaged = true
    if (mark !== String(this.#marked.length)) this.#marked.push('')
    this.#isOpen = true
  }
  end(): void {
    this.#isOpen = false
  }
  damage(): void {
    this.#isDamaged = true
  }
  add(text: string): void {
    if (this.#isOpen) this.#marked.push((this.#marked.pop() ?? '') + text)
    else this.#plain += text
  }
  get runs(): Runs {
    if (this.#isDamaged || (this.#marked.length > 0 && this.#plain.trim() !== '')) return []
    return this.#marked.length > 0 ? this.#marked : [this.#plain]
  }
}

type OpenUnit = { id: string; source: RunReader; target: RunReader | null }
/** Where the texts of a unit lie; the same elements elsewhere hold proposals of a translation memory. */
const TEXTS = /\/(?:unit\/(?:segment|ignorable)|trans-unit)\/(source|target)$/

/** The name of the page in an XLIFF file and its units; null for what is no XLIFF, is damaged or has a document type. */
export function readXliff(text: string): Readonly<{ page: string; units: readonly TranslatedUnit[] }> | null {
  const reader = new XliffReader()
  const parser = sax.parser(true, { strictEntities: true })
  const refuse = (): never => {
    throw new Error('no XLIFF')
  }
  // A document type could define entities that grow or read files; XLIFF has none.
  parser.ondoctype = refuse
  parser.onerror = refuse
  parser.onopentag = ({ name, attributes }) => reader.open(name, attributes) || refuse()
  parser.onclosetag = () => reader.close()
  parser.ontext = parser.oncdata = (part) => reader.text?.add(part)
  try {
    parser.write(text).close()
  } catch {
    return null
  }
  return reader.page === null ? null : { page: reader.page, units: reader.units }
}

/** Follows the elements of an XLIFF file. */
class XliffReader {
  page: string | null = null
  readonly units: TranslatedUnit[] = []
  text: RunReader | null = null
  #path: string[] = []
  #unit: OpenUnit | null = null

  /** False for a document that cannot be read. */
  open(name: string, attributes: Readonly<Record<string, string>>): boolean {
    const bare = name.slice(name.indexOf(':') + 1)
    this.#path.push(bare)
    if (this.#path.length > MAX_DEPTH || this.units.length > MAX_UNITS) return false
    if (this.#path.length === 1) return bare === 'xliff' && /^(?:1\.2|2\.[01])$/.test(attributes.version ?? '')
    if (this.text) this.#mark(bare, attributes.id)
    else if (bare === 'file') return this.#openFile(attributes)
    else if (bare === 'unit' || bare === 'trans-unit')
      this.#unit = { id: attributes.id ?? '', source: new RunReader(), target: null }
    else this.#openText()
    return true
  }

  /** A file has one page. */
  #openFile({ original, id }: Readonly<Record<string, string>>): boolean {
    if (this.page !== null) return false
    this.page = original?.startsWith('page-') ? original : (id ?? '')
    return true
  }

  #openText(): void {
    const [, kind] = TEXTS.exec(`/${this.#path.join('/')}`) ?? []
    if (!this.#unit || kind === undefined) return
    this.text = kind === 'source' ? this.#unit.source : (this.#unit.target ??= new RunReader())
  }

  #mark(name: string, id: string | undefined): void {
    if (name === 'pc' || name === 'g') this.text?.begin(id)
    // Highlighting of an editor; its text counts.
    else if (name !== 'mrk') this.text?.damage()
  }

  close(): void {
    const name = this.#path.pop()
    if (name === 'source' || name === 'target') this.text = null
    if (name === 'pc' || name === 'g') this.text?.end()
    if ((name === 'unit' || name === 'trans-unit') && this.#unit) {
      const { id, source, target } = this.#unit
      this.units.push({ id, source: source.runs, target: target?.runs ?? null })
      this.#unit = null
    }
  }
}
