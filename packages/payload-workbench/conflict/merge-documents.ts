import { type FieldTree, isFields } from '@trade-in-shop/payload-workbench/saving/change-leaf'
import { nameRow } from '@trade-in-shop/payload-workbench/saving/changed-paths'

export type MergeSide = 'theirs' | 'mine'
/** What two people changed, each in another way. */
export type FieldCollision = Readonly<{
  /** The path with ids of rows in place of their indexes. */
  key: string
  /** The path in the form. A row that the form has lost has its path in the stored document. */
  path: string
  base: unknown
  theirs: unknown
  mine: unknown
}>
export type Merge = Readonly<{
  merged: FieldTree
  /** Paths whose values are theirs, and were others in the form. */
  taken: readonly string[]
  collisions: readonly FieldCollision[]
}>

type Sides = Pick<FieldCollision, 'base' | 'theirs' | 'mine'>
type Place = Readonly<{ key: string; path: string }>
type Rows = ReadonlyMap<string, FieldTree>

/** What each save sets by itself, and the status, which says what kind of save it is. */
const OF_THE_SAVE = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', '_status'])

/**
 * Merges two documents that were made of one, field by field; rows of lists are the same where their ids are. A rich text is one
 * field. What both changed in different ways is a collision, and stays mine unless `choices` says otherwise by its key.
 */
export function mergeDocuments(
  base: FieldTree,
  theirs: FieldTree,
  mine: FieldTree,
  choices: ReadonlyMap<string, MergeSide> = new Map(),
): Merge {
  const taken: string[] = []
  const collisions: FieldCollision[] = []
  const collide = <Value>(place: Place, sides: Sides, values: Readonly<Record<MergeSide, Value>>): Value => {
    collisions.push({ ...place, ...sides })
    return values[choices.get(place.key) ?? 'mine']
  }

  const mergeValue = (place: Place, { base: was, theirs: their, mine: my }: Sides): unknown => {
    // A form does not send every field.
    if (my === undefined) return their
    const all = [was, their, my]
    if (all.some(isRows) && all.every((value) => isRows(value) || isSame(value, null)))
      return mergeRows(place, indexRows(was), indexRows(their), indexRows(my))
    if (isGroup(their) && isGroup(my)) return mergeFields(place, isGroup(was) ? was : {}, their, my)
    if (isSame(their, my) || isSame(was, their)) return my
    if (!isSame(was, my)) return collide(place, { base: was, theirs: their, mine: my }, { theirs: their, mine: my })
    taken.push(place.path)
    return their
  }

  const mergeFields = (place: Place, was: FieldTree, their: FieldTree, my: FieldTree): FieldTree => {
    const names = new Set([...Object.keys(their), ...Object.keys(my)])
    const isOfSave = (name: string) => (place.path === '' ? OF_THE_SAVE.has(name) : name === 'id')
    const merge = (name: string) =>
      isOfSave(name) ? my[name] : mergeValue(below(place, name), { base: was[name], theirs: their[name], mine: my[name] })
    return Object.fromEntries([...names].map((name) => [name, merge(name)]))
  }

  const mergeRows = (list: Place, was: Rows, their: Rows, my: Rows): FieldTree[] =>
    mergeOrder(list, was, their, my).flatMap((id): FieldTree[] => {
      const [before, one, other] = [was.get(id), their.get(id), my.get(id)]
      const index = [...(other ? my : their).keys()].indexOf(id)
      const place = { key: `${list.key}.${id}`, path: `${list.path}.${index}` }
      if (one && other) return [mergeFields(place, before ?? {}, one, other)]
      const row = one ?? other ?? {}
      if (before && !isSame(before, { ...before, ...row })) {
        const sides = { base: before, theirs: one ?? null, mine: other ?? null }
        return collide<FieldTree[]>(place, sides, { theirs: one ? [one] : [], mine: other ? [other] : [] })
      }
      // One of both has added the row, or has removed it while the other left it alone.
      if (one ? !before : before) taken.push(place.path)
      return before ? [] : [row]
    })

  const mergeOrder = (list: Place, was: Rows, their: Rows, my: Rows): string[] => {
    const inAll = (rows: Rows) => [...rows.keys()].filter((id) => was.has(id) && their.has(id) && my.has(id))
    const [before, one, other] = [was, their, my].map((rows) => inAll(rows).join())
    let leading: MergeSide = one === before ? 'mine' : 'theirs'
    if (one !== before && other !== before && one !== other) {
      const names = (rows: Rows) => [...rows.values()].map(nameRow)
      leading = collide(list, { base: names(was), theirs: names(their), mine: names(my) }, { theirs: 'theirs', mine: 'mine' })
    } else if (one !== before && one !== other) taken.push(list.path)
    const [first, second] = leading === 'theirs' ? [their, my] : [my, their]
    return insertRows([...first.keys()], [...second.keys()])
  }

  return { merged: mergeFields({ key: '', path: '' }, base, theirs, mine), taken, collisions }
}

const below = ({ key, path }: Place, name: string): Place =>
  path === '' ? { key: name, path: name } : { key: `${key}.${name}`, path: `${path}.${name}` }

/** The ids of one list with those that only the other has, each after the one that it follows there. */
function insertRows(ids: readonly string[], others: readonly string[]): string[] {
  const order = [...ids]
  for (const [index, id] of others.entries())
    if (!order.includes(id)) order.splice(index === 0 ? 0 : order.indexOf(others[index - 1] ?? '') + 1, 0, id)
  return order
}

type Row = FieldTree & Readonly<{ id: string }>
const isRow = (value: unknown): value is Row => isFields(value) && typeof value.id === 'string'
const isRows = (value: unknown): value is Row[] => Array.isArray(value) && value.length > 0 && value.every(isRow)
const indexRows = (value: unknown): Rows => new Map(isRows(value) ? value.map((row) => [row.id, row]) : [])
/** A link to a document of one of several collections is one value. */
const isGroup = (value: unknown): value is FieldTree => isFields(value) && !('relationTo' in value && 'value' in value)

/** Whether two values are equal, whatever the order of their names; an empty text, an empty list and no value are. */
export const isSame = (left: unknown, right: unknown): boolean =>
  left === right || JSON.stringify(sortNames(left)) === JSON.stringify(sortNames(right))

function sortNames(value: unknown): unknown {
  if (value === '' || value === undefined || (Array.isArray(value) && value.length === 0)) return null
  if (Array.isArray(value)) return value.map(sortNames)
  if (typeof value !== 'object' || value === null || value instanceof Date) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, sortNames(inner)] as const)
  return Object.fromEntries(entries.filter(([, inner]) => inner !== null).toSorted(([one], [other]) => (one < other ? -1 : 1)))
}
