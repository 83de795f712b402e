import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changedPaths, isUnchanged } from './changed-paths'

const host = (id: string, hostname: string, mode = 'default') => ({ id, hostname, mode })
const text = (...words: string[]) => ({
  root: { type: 'root', children: words.map((word) => ({ type: 'paragraph', children: [{ type: 'text', text: word }] })) },
})

describe('what changed in a document', () => {
  test.each([
    ['a value', { name: 'A' }, { name: 'B' }, { name: ['A', 'B'] }],
    [
      'a value in a group',
      { switches: { b2b: true, a: 1 } },
      { switches: { b2b: false, a: 1 } },
      { 'switches.b2b': [true, false] },
    ],
    ['a value that came', {}, { note: 'x' }, { note: [null, 'x'] }],
    ['a value that went', { note: 'x' }, { note: null }, { note: ['x', null] }],
    ['a list of values', { codes: ['a'] }, { codes: ['a', 'b'] }, { codes: [['a'], ['a', 'b']] }],
    ['a text', { body: text('one') }, { body: text('one', 'two') }, { body: ['one', 'one\ntwo'] }],
    [
      'a row that came first',
      { hosts: [host('1', 'a')] },
      { hosts: [host('2', 'b'), host('1', 'a')] },
      { 'hosts.0.hostname': [null, 'b'], 'hosts.0.mode': [null, 'default'] },
    ],
    [
      'a row that is gone',
      { hosts: [host('1', 'a'), host('2', 'b')] },
      { hosts: [host('2', 'b')] },
      { 'hosts.-0.hostname': ['a', null], 'hosts.-0.mode': ['default', null] },
    ],
    [
      'another order',
      { hosts: [host('1', 'a'), host('2', 'b')] },
      { hosts: [host('2', 'b'), host('1', 'a')] },
      {
        hosts: [
          ['a', 'b'],
          ['b', 'a'],
        ],
      },
    ],
    [
      'a row with a new id and another value',
      { hosts: [host('1', 'a'), host('2', 'b')] },
      { hosts: [host('8', 'a'), host('9', 'c')] },
      { 'hosts.1.hostname': ['b', 'c'] },
    ],
    [
      'the last row',
      { hosts: [host('1', 'a')] },
      { hosts: [] },
      { 'hosts.-0.hostname': ['a', null], 'hosts.-0.mode': ['default', null] },
    ],
  ])('the changed paths of %s hold the values before and after', (_what, before, after, told) => {
    const changes = changedPaths(before, after)
    expect(changes.before).toEqual(Object.fromEntries(Object.entries(told).map(([path, [was]]) => [path, was])))
    expect(changes.after).toEqual(Object.fromEntries(Object.entries(told).map(([path, [, is]]) => [path, is])))
  })

  test.each([
    ['empty text and nothing', { note: '' }, { note: null }],
    ['an empty list and nothing', { hosts: [] }, {}],
    ['ids of rows', { hosts: [host('1', 'a')] }, { hosts: [host('7', 'a')] }],
    ['the order of the fields', { a: 1, b: { c: 2, d: 3 } }, { b: { d: 3, c: 2 }, a: 1 }],
    ['a secret', { totpSecret: 'a', nested: { apiToken: 'x' } }, { totpSecret: 'b', nested: { apiToken: 'y' } }],
  ])('%s: no change', (_what, before, after) => {
    expect(isUnchanged(changedPaths(before, after))).toBe(true)
  })

  test('a long text is shortened for display and compared as a whole', () => {
    const long = 'x'.repeat(5000)
    const changes = changedPaths({ text: `${long}a` }, { text: `${long}b` })
    expect(String(changes.after.text)).toHaveLength(2001)
  })

  test('a document against itself has no change, and both sides always have the same paths', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), fc.jsonValue({ maxDepth: 4 }), (left, right) => {
        expect(isUnchanged(changedPaths({ at: left }, { at: structuredClone(left) }))).toBe(true)
        const { before, after } = changedPaths({ at: left }, { at: right })
        expect(Object.keys(before)).toEqual(Object.keys(after))
      }),
    )
  })
})
