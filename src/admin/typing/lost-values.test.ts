import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { fieldReducer } from '../../../node_modules/@payloadcms/ui/dist/forms/Form/fieldReducer.js'
import { type FormFields, lostValues } from './lost-values'

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
