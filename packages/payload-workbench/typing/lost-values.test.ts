import type { FormState } from 'payload'
import { describe, expect, it, test } from 'vitest'
import { fieldReducer } from '../../../node_modules/@payloadcms/ui/dist/forms/Form/fieldReducer.js'
import { type FormFields, keepRefusals, lostValues, noteRefusal } from './lost-values'

const form = (more: FormFields = {}): FormFields => ({
  title: { value: 'a' },
  text: { value: '' },
  'blocks.0.id': { value: 'x' },
  'blocks.0.heading': { value: 'one' },
  last: { value: 'b', isModified: true },
  ...more,
})

test.each<[string, FormFields, FormFields, readonly (readonly [string, unknown])[]]>([
  ['the answer of the save takes back', form({ title: { value: 'ab' } }), form(), [['title', 'ab']]],
  ['the answer empties again', form({ text: { value: 'ab' } }), form({ text: { value: null } }), [['text', 'ab']]],
  ['the answer takes back in a row', form({ 'blocks.0.heading': { value: 'two' } }), form(), [['blocks.0.heading', 'two']]],
  ['the answer leaves alone', form({ title: { value: 'ab' } }), form({ title: { value: 'ab' } }), []],
  ['the server has changed', form(), form({ title: { value: 'A' } }), []],
  ['the server has changed after it was typed', form({ title: { value: 'ab' } }), form({ title: { value: 'AB' } }), []],
  ['is typed', form(), form({ title: { value: 'ab', isModified: true } }), []],
  ['is typed before another field', form(), form({ title: { value: 'ab' } }), []],
  ['is typed back', form({ title: { value: 'ab' } }), form({ title: { value: 'a', isModified: true } }), []],
  ['stands in another row now', form({ 'blocks.0.id': { value: 'y' }, 'blocks.0.heading': { value: 'two' } }), form(), []],
  ['goes with a form that is put back', form({ title: { value: 'ab' } }), { ...form(), last: { value: 'b' } }, []],
])('a value that %s', (_what, before, now, lost) => {
  expect(lostValues(before, now, [form()])).toEqual(lost)
})

test('Payload forgets what was typed before the last field, and it is found', () => {
  const typed = (state: FormState, path: string, value: string) => fieldReducer(state, { type: 'UPDATE', path, value })
  const atSend: FormState = { title: { value: 'a', initialValue: 'a' }, slug: { value: null, initialValue: null } }
  const before = typed(typed(atSend, 'title', 'ab'), 'slug', 's')
  const now = fieldReducer(before, {
    type: 'MERGE_SERVER_STATE',
    acceptValues: { overrideLocalChanges: false },
    prevStateRef: { current: before },
    serverState: atSend,
  })
  expect(now).toMatchObject({ title: { value: 'a' }, slug: { value: 's' } })
  expect(lostValues(before, now, [atSend])).toEqual([['title', 'ab']])
})

test('what the answer takes back is found although the next save was sent before the answer was seen', () => {
  const typed = form({ title: { value: 'ab' } })
  expect(lostValues(typed, form(), [typed, form()])).toEqual([['title', 'ab']])
  expect(lostValues(typed, form(), [typed])).toEqual([])
})

const LOOP = { path: 'to.path', message: 'It leads to itself.' }
const refused = { errors: [{ message: 'invalid', data: { errors: [LOOP] } }] }
const fields = { 'to.path': { value: '/old' }, from: { value: '/old' } }
const valid = { from: {}, 'to.path': {} }

describe('messages of a refused save', () => {
  it.each([
    ['stay at a field with the refused value', fields, { valid: false, errorMessage: LOOP.message }],
    ['go from a field that has changed', { ...fields, 'to.path': { value: '/new' } }, {}],
  ])('%s', (_title, sent, expected) => {
    noteRefusal('redirects/1', refused, fields)
    expect(keepRefusals('redirects/1', sent, valid)).toEqual({ from: {}, 'to.path': expected })
  })

  it('go with a save that succeeds, and say nothing about another document', () => {
    noteRefusal('redirects/1', refused, fields)
    expect(keepRefusals('redirects/2', fields, valid)).toEqual(valid)
    noteRefusal('redirects/1', { doc: { id: 1 } }, fields)
    expect(keepRefusals('redirects/1', fields, valid)).toEqual(valid)
  })

  it('are counted at the block that holds the field', () => {
    const path = 'blocks.1.url'
    noteRefusal('pages/1', { errors: [{ data: { errors: [{ path, message: 'no film' }] } }] }, {})
    const state = keepRefusals('pages/1', {}, { blocks: { rows: [] }, 'blocks.1.url': {}, 'blocks.10.url': {} })
    expect(state.blocks?.errorPaths).toEqual([path])
    expect(state['blocks.10.url']).toEqual({})
  })
})
