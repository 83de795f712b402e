export type Fields = Readonly<Record<string, unknown>>
/** A value as it is told: a text, a number, yes or no, a list of such, or nothing. */
export type Leaf = string | number | boolean | null | readonly (string | number | boolean | null)[]

/** Longest text that is told of a value; whole texts are kept in the versions. */
const LONGEST = 2000
/** Most entries of a list that are told. */
const MOST = 200

/** A group of fields. The state of a text editor is a value: it is told as its text. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date) && !isEditorState(value)

const isEditorState = (value: object): value is { root: unknown } => 'root' in value && isNode(value.root)
const isNode = (value: unknown): value is { children: unknown[] } =>
  typeof value === 'object' && value !== null && 'children' in value && Array.isArray(value.children)

/** A value whole, for comparing, and as it is told. Empty text, an empty list and no value are the same. */
export function leafOf(value: unknown): { whole: unknown; told: Leaf } {
  if (value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0))
    return { whole: null, told: null }
  if (value instanceof Date) return { whole: value.toISOString(), told: value.toISOString() }
  if (typeof value === 'object' && isEditorState(value)) return { whole: value, told: cut(textOf(value.root).trim()) }
  if (Array.isArray(value)) return { whole: value, told: value.slice(0, MOST).map(entryOf) }
  return { whole: value, told: entryOf(value) }
}

function entryOf(value: unknown): string | number | boolean | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'number' || typeof value === 'boolean') return value
  return cut(typeof value === 'string' ? value : JSON.stringify(value))
}

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)

/** Blocks of an editor's text in lines. */
function textOf(node: unknown): string {
  if (typeof node !== 'object' || node === null) return ''
  if ('text' in node && typeof node.text === 'string') return node.text
  if (!isNode(node)) return ''
  const inner = node.children.map(textOf).join('')
  return 'type' in node && (node.type === 'link' || node.type === 'autolink') ? inner : `${inner}\n`
}
