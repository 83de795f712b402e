import { expect, test } from 'vitest'
import type { SearchWord } from '@/domain/content/search-word'
import { understandText } from './understand-text'

const synonym = (target: string, ...typed: string[]): SearchWord => ({ action: 'synonym', typed, target })
const notBought = (more: Partial<Extract<SearchWord, { action: 'notBought' }>>): SearchWord => ({
  ...{ action: 'notBought', id: '7', typed: [], kind: null, off: false, sentence: null, advice: null },
  ...more,
})
const searched = (text: string, ...added: SearchWord[]) =>
  understandText(text, 'de-DE', added)
    .words.map((word) => word.text)
    .join(' ')

test.each([
  ['hüfon 13', 'iphone 13'],
  ['HUEFON 13 schwarz', 'iphone 13'],
  ['das schwarze ding vom sohn 128 gb', 'playstation 4 128gb'],
])('"%s" is searched for as "%s" with the synonyms of staff', (text, words) => {
  const added = [synonym('iPhone', 'hüfon'), synonym('PlayStation 4', 'das schwarze Ding vom Sohn')]
  expect(searched(text, ...added)).toBe(words)
})

test('a synonym of staff replaces a known kind, and is not followed twice', () => {
  const added = [synonym('iPad', 'airpods'), synonym('galaxy tab', 'ipad')]
  expect(understandText('airpods 2', 'de-DE', added).notBought).toBeNull()
  expect(searched('airpods 2', ...added)).toBe('ipad 2')
})

test('a kind that staff add is read as one that is not bought, also in the words of a known kind', () => {
  const added = [notBought({ typed: ['Air Fryer', 'Heißluftfritteuse'] }), notBought({ id: '8', kind: 'tvs', typed: ['glotze'] })]
  expect(understandText('philips air fryer xxl', 'de-DE', added).notBought).toBe('staff-7')
  expect(understandText('heissluftfritteuse', 'de-DE', added).notBought).toBe('staff-7')
  expect(understandText('alte glotze', 'de-DE', added).notBought).toBe('tvs')
  expect(understandText('philips air fryer xxl', 'de-DE').notBought).toBe('others')
})

test('words of a known kind that staff have switched off are searched for', () => {
  expect(understandText('drohne dji', 'de-DE').notBought).toBe('drones')
  expect(understandText('drohne dji', 'de-DE', [notBought({ kind: 'drones', off: true })]).notBought).toBeNull()
})
