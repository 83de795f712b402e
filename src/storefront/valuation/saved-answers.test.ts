import { createStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NO_ANSWERS, type AnswerSet } from './answer-set'
import { savedAnswers, openSavedAnswers } from './saved-answers'

let text: string | null = null
beforeEach(() =>
  vi.stubGlobal('sessionStorage', {
    getItem: () => text,
    setItem: (_key: string, value: string) => void (text = value),
    removeItem: () => void (text = null),
  }),
)
afterEach(() => vi.unstubAllGlobals())

let nth = 0
/** The answers that a shopper finds who comes back to a device. */
function found(data: unknown) {
  text = JSON.stringify({ v: 1, at: 1, data })
  const store = createStore()
  const held = savedAnswers(`de.default.device-${nth++}`)
  const leave = store.sub(held, () => {})
  const { value } = store.get(held)
  leave()
  return value
}

test('the answers of one device are restored from storage', () => {
  expect(found({ 'phones-network': ['unlocked'], 'phones-damage': ['scratches', 'back'] })).toEqual({
    'phones-network': ['unlocked'],
    'phones-damage': ['scratches', 'back'],
  })
})

test.each([
  ['a list', ['a']],
  ['a text', 'unlocked'],
  ['nothing', null],
  ['one answer that is no list', { 'phones-network': 'unlocked' }],
  ['an answer that is no id', { 'phones-network': [7] }],
  ['an empty id', { 'phones-network': [''] }],
  ['an id longer than any', { 'phones-network': ['x'.repeat(65)] }],
  ['more answers than any question has', { 'phones-network': Array.from({ length: 31 }, () => 'a') }],
])('stored answers are replaced by no answers when they are %s', (_name, data) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect(found(data)).toBe(NO_ANSWERS)
})

test('openSavedAnswers reports the stored answers, then each change, and nothing after closing', () => {
  text = JSON.stringify({ v: 1, at: 1, data: { 'phones-network': ['unlocked'] } })
  vi.stubGlobal('document', {})
  const heard: AnswerSet[] = []
  const kept = openSavedAnswers('de.default.opened', (answers) => heard.push(answers))
  kept.change((before) => ({ ...before, 'phones-damage': ['back'] }))
  expect(heard.at(0)).toEqual({ 'phones-network': ['unlocked'] })
  expect(heard.at(-1)).toEqual({ 'phones-network': ['unlocked'], 'phones-damage': ['back'] })
  expect(text).toContain('phones-damage')
  const count = heard.length
  kept.close()
  kept.change(() => NO_ANSWERS)
  expect(heard).toHaveLength(count)
})
