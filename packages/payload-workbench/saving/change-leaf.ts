export type FieldTree = Readonly<Record<string, unknown>>
/** A value as a list of changes shows it: a text, a number, yes or no, a list of these, or nothing. */
export type Leaf = string | number | boolean | null | readonly (string | number | boolean | null)[]

/** Characters of a text that a list of changes shows; the document's versions store the whole text. */
const MAX_CHARACTERS = 2000
/** List entries that a list of changes shows. */
const MAX_ENTRIES = 200

/** A group of fields. The state of a text editor is not a group: a list of changes shows its text as one value. */
export const isFields = (value: unknown): value is FieldTree =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date) && !isEditorState(value)

const isEditorState = (value: object): value is { root: unknown } => 'root' in value && isNode(value.root)
const isNode = (value: unknown): value is { children: unknown[] } =>
  typeof value === 'object' && value !== null && 'children' in value && Array.isArray(value.children)

/** A value in full to compare, and shortened to show. An empty text, an empty list and no value are equal. */
export function readLeaf(value: unknown): { whole: unknown; shown: Leaf } {
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0))
    return { whole: null, shown: null }
  if (value instanceof Date) return { whole: value.toISOString(), shown: value.toISOString() }
  if (typeof value === 'object' && isEditorState(value)) return { whole: value, shown: cut(textOf(value.root).trim()) }
  if (Array.isArray(value)) return { whole: value, shown: value.slice(0, MAX_ENTRIES).map(entryOf) }
  return { whole: value, shown: entryOf(value) }
}

function entryOf(value: unknown): string | number | boolean | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'number' || typeof value === 'boolean') return value
  return cut(typeof value === 'string' ? value : JSON.stringify(value))
}

const cut = (text: string): string => (text.length > MAX_CHARACTERS ? `${text.slice(0, MAX_CHARACTERS)}…` : text)

/** The text of an editor's state, one line per block. */
function textOf(node: unknown): string {
  if (typeof node !== 'object' || node === null) return ''
  if ('text' in node && typeof node.text === 'string') return node.text
  if (!isNode(node)) return ''
  const inner = node.children.map(textOf).join('')
  return 'type' in node && (node.type === 'link' || node.type === 'autolink') ? inner : `${inner}\n`
}
