import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSame, mergeDocuments, type MergeSide } from './merge-documents'

const row = (id: string, heading: string, more: object = {}) => ({ id, heading, ...more })
const rich = (text: string) => ({ root: { type: 'root', children: [{ type: 'paragraph', children: [{ type: 'text', text }] }] } })
type Fields = Readonly<Record<string, unknown>>

describe('a merge of two documents', () => {
  test.each<[string, Fields, Fields, Fields, Fields]>([
    ['takes a field that they changed', { a: 1, b: 1 }, { a: 2, b: 1 }, { a: 1, b: 3 }, { a: 2, b: 3 }],
    [
      'merges within a group',
      { seo: { t: 'x', d: 'y' } },
      { seo: { t: 'z', d: 'y' } },
      { seo: { t: 'x', d: 'w' } },
      { seo: { t: 'z', d: 'w' } },
    ],
    ['keeps what both changed alike', { a: 1 }, { a: 2 }, { a: 2 }, { a: 2 }],
    ['takes a field that the form does not send', { a: 1, b: 1 }, { a: 1, b: 2 }, { a: 2 }, { a: 2, b: 2 }],
    [
      'takes no other status',
      { _status: 'draft', a: 1 },
      { _status: 'published', a: 2 },
      { _status: 'draft', a: 1 },
      { _status: 'draft', a: 2 },
    ],
    ['takes an empty text for no value', { a: null }, { a: 'x' }, { a: '' }, { a: 'x' }],
    [
      'ignores the order of names in a rich text',
      { a: rich('x') },
      { a: rich('y') },
      { a: { root: { children: [{ children: [{ text: 'x', type: 'text' }], type: 'paragraph' }], type: 'root' } } },
      { a: rich('y') },
    ],
    [
      'changes a row that was moved',
      { rows: [row('1', 'a'), row('2', 'b')] },
      { rows: [row('2', 'b'), row('1', 'a')] },
      { rows: [row('1', 'a'), row('2', 'B')] },
      { rows: [row('2', 'B'), row('1', 'a')] },
    ],
    [
      'keeps the rows that each has added after the one that they followed',
      { rows: [row('1', 'a'), row('2', 'b')] },
      { rows: [row('1', 'a'), row('3', 'theirs'), row('2', 'B')] },
      { rows: [row('1', 'A'), row('2', 'b'), row('4', 'mine')] },
      { rows: [row('1', 'A'), row('3', 'theirs'), row('2', 'B'), row('4', 'mine')] },
    ],
    [
      'removes the rows that each has removed',
      { rows: [row('1', 'a'), row('2', 'b'), row('3', 'c')] },
      { rows: [row('2', 'b'), row('3', 'c')] },
      { rows: [row('1', 'a'), row('2', 'b')] },
      { rows: [row('2', 'b')] },
    ],
    ['removes the only row', { rows: [row('1', 'a')] }, { rows: [] }, { rows: [row('1', 'a')] }, { rows: [] }],
    [
      'merges in rows of rows',
      { rows: [row('1', 'a', { steps: [row('2', 'b')] })] },
      { rows: [row('1', 'a', { steps: [row('2', 'b'), row('3', 'c')] })] },
      { rows: [row('1', 'a', { steps: [row('2', 'B')] })] },
      { rows: [row('1', 'a', { steps: [row('2', 'B'), row('3', 'c')] })] },
    ],
    ['adds the first rows of a list', { rows: null }, { rows: [row('1', 'a')] }, { rows: [] }, { rows: [row('1', 'a')] }],
  ])('%s', (_what, base, theirs, mine, merged) => {
    const merge = mergeDocuments(base, theirs, mine)
    expect(merge.collisions).toEqual([])
    expect(merge.merged).toEqual(merged)
  })

  test.each<[string, Fields, Fields, Fields, string, Fields]>([
    ['a field', { a: 1 }, { a: 2 }, { a: 3 }, 'a', { a: 2 }],
    ['a rich text', { a: rich('x') }, { a: rich('y') }, { a: rich('z') }, 'a', { a: rich('y') }],
    [
      'a link to another kind of document',
      { to: { relationTo: 'pages', value: 1 } },
      { to: { relationTo: 'media', value: 1 } },
      { to: { relationTo: 'pages', value: 2 } },
      'to',
      { to: { relationTo: 'media', value: 1 } },
    ],
    [
      'a row that they removed',
      { rows: [row('1', 'a'), row('2', 'b')] },
      { rows: [row('1', 'a')] },
      { rows: [row('1', 'a'), row('2', 'B')] },
      'rows.1',
      { rows: [row('1', 'a')] },
    ],
    [
      'a row that the form removed',
      { rows: [row('1', 'a')] },
      { rows: [row('1', 'A')] },
      { rows: [] },
      'rows.0',
      { rows: [row('1', 'A')] },
    ],
    [
      'the order',
      { rows: [row('1', 'a'), row('2', 'b'), row('3', 'c')] },
      { rows: [row('2', 'b'), row('1', 'a'), row('3', 'c')] },
      { rows: [row('1', 'a'), row('3', 'c'), row('2', 'b')] },
      'rows',
      { rows: [row('2', 'b'), row('1', 'a'), row('3', 'c')] },
    ],
    [
      'a list with an entry without an id',
      { a: [row('1', 'a')] },
      { a: [row('1', 'b')] },
      { a: [{ heading: 'c' }] },
      'a',
      { a: [row('1', 'b')] },
    ],
  ])(
    '%s that both changed is a collision, stays mine and becomes theirs by choice',
    (_what, base, theirs, mine, path, chosen) => {
      const { merged, collisions } = mergeDocuments(base, theirs, mine)
      expect(collisions.map((collision) => collision.path)).toEqual([path])
      expect(merged).toEqual(mine)
      const choices = new Map(collisions.map(({ key }) => [key, 'theirs' as const]))
      expect(mergeDocuments(base, theirs, mine, choices).merged).toEqual(chosen)
    },
  )

  test('the paths that were taken are those of the form, and of their document for a row that is new', () => {
    const base = { title: 'a', rows: [row('1', 'a')], note: 'x' }
    const theirs = { title: 'b', rows: [row('2', 'new'), row('1', 'A')], note: 'x' }
    expect(mergeDocuments(base, theirs, { ...base, note: 'y' }).taken).toEqual(['title', 'rows.0', 'rows.0.heading'])
  })
})

const ids = ['a', 'b', 'c', 'd', 'e']
const list = fc
  .uniqueArray(fc.constantFrom(...ids), { maxLength: 5 })
  .chain((kept) => fc.tuple(...kept.map((id) => fc.record({ id: fc.constant(id), x: fc.nat(2), y: fc.nat(2) }))))
const document = fc.record({ title: fc.nat(2), group: fc.record({ x: fc.nat(2), y: fc.nat(2) }), rows: list })

describe('of any three documents', () => {
  test('a side that changed nothing has no say, and no collision', () => {
    fc.assert(
      fc.property(document, document, (base, changed) => {
        for (const merge of [mergeDocuments(base, changed, base), mergeDocuments(base, base, changed)]) {
          expect(merge.collisions).toEqual([])
          expect(merge.merged).toEqual(changed)
        }
      }),
    )
  })

  test('no changed field is lost: it is in the merge or in a collision', () => {
    fc.assert(
      fc.property(document, document, document, fc.constantFrom<MergeSide>('theirs', 'mine'), (base, theirs, mine, side) => {
        const { collisions } = mergeDocuments(base, theirs, mine)
        const choices = new Map(collisions.map(({ key }) => [key, side]))
        const { merged } = mergeDocuments(base, theirs, mine, choices)
        const named = { theirs, mine }
        const hasCollision = (key: string) => collisions.some((collision) => `${key}.`.startsWith(`${collision.key}.`))
        for (const [one, document] of Object.entries(named)) {
          if (!isSame(document.title, base.title) && (one === side || !hasCollision('title')))
            expect(merged.title).toBe(document.title)
          for (const { id, x } of document.rows) {
            const was = base.rows.find((each) => each.id === id)
            if (was?.x === x || (one !== side && hasCollision(`rows.${id}.x`))) continue
            expect(merged.rows).toContainEqual(expect.objectContaining({ id, x }))
          }
        }
      }),
    )
  })

  test('a second merge with the same document changes nothing and takes nothing', () => {
    fc.assert(
      fc.property(document, document, document, (base, theirs, mine) => {
        const { merged, collisions } = mergeDocuments(base, theirs, mine)
        const again = mergeDocuments(base, theirs, merged)
        expect(again.merged).toEqual(merged)
        expect(again.collisions.map(({ key }) => key)).toEqual(collisions.map(({ key }) => key))
        expect(again.taken).toEqual([])
      }),
    )
  })
})
