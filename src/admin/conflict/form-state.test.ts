import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { hasOtherRows, keepTyped, keyAt, pathAt, readForm } from './form-state'

const rows = (...ids: string[]) => ({
  rows: ids.map((id) => ({ id, collapsed: false })),
  value: ids.length,
  disableFormData: true,
})
const before: FormState = {
  title: { value: 'a' },
  empty: { rows: [], value: 0 },
  blocks: rows('x', 'y'),
  'blocks.0.id': { value: 'x' },
  'blocks.0.heading': { value: 'X' },
  'blocks.1.id': { value: 'y' },
  'blocks.1.heading': { value: 'Y' },
}

test('the document of a form has an empty list where the form has a number', () => {
  expect(readForm(before)).toEqual({
    title: 'a',
    empty: [],
    blocks: [
      { id: 'x', heading: 'X' },
      { id: 'y', heading: 'Y' },
    ],
  })
})

test('a key of a field finds it in a form where its row has moved', () => {
  const key = keyAt(before, 'blocks.1.heading')
  expect(key).toBe('blocks.y.heading')
  expect(pathAt({ 'blocks.0.id': { value: 'y' }, 'blocks.0.heading': {} }, key)).toBe('blocks.0.heading')
  expect(pathAt({}, key)).toBeUndefined()
})

test('rows that came or moved are noticed, and a typed text is not', () => {
  expect(hasOtherRows(before, { ...before, title: { value: 'b' } })).toBe(false)
  expect(hasOtherRows(before, { ...before, blocks: rows('y', 'x') })).toBe(true)
})

test('a state of the server keeps what was typed in a row that has moved, rows as they are open, and a chosen file', () => {
  const closed = { ...before.blocks, rows: [{ id: 'x', collapsed: true }, { id: 'y' }] }
  const typed = { value: 'Y typed', isModified: true }
  const now: FormState = { ...before, blocks: closed, 'blocks.1.heading': typed, file: { value: 'a file' } }
  const state: FormState = {
    title: { value: 'theirs', initialValue: 'theirs' },
    blocks: rows('z', 'x', 'y'),
    'blocks.0.id': { value: 'z' },
    'blocks.1.id': { value: 'x' },
    'blocks.2.id': { value: 'y' },
    'blocks.2.heading': { value: 'Y', initialValue: 'Y' },
  }
  const kept = keepTyped(state, before, now)
  expect(kept).toMatchObject({
    title: { value: 'theirs' },
    'blocks.2.heading': { ...typed, initialValue: 'Y typed' },
    file: { value: 'a file' },
  })
  expect(kept.blocks?.rows?.map(({ collapsed }) => collapsed)).toEqual([false, true, undefined])
})
