import { expect, test } from 'vitest'
import { findSearchWordProblems } from './check-search-word'

const entry = { action: 'synonym', typed: 'hufon', target: 'iphone', kind: null, sentence: null }

test.each([
  ['a synonym that leads to words of a device', {}, []],
  ['several phrases', { typed: 'hufon, huawei handy alt' }, []],
  ['no phrase', { typed: ' , ' }, ['typed noPhrase']],
  ['more than twenty phrases', { typed: Array.from({ length: 21 }, (_, nth) => `wort${nth}`).join() }, ['typed manyPhrases']],
  ['a phrase of signs', { typed: '!!' }, ['typed noWord']],
  ['a phrase of seven words', { typed: 'eins zwei drei vier fünf sechs sieben' }, ['typed longPhrase']],
  ['the name of a maker', { typed: 'hufon, Samsung' }, ['typed isMaker']],
  ['the name of a category', { typed: 'Handy' }, ['typed isCategory']],
  ['no target', { target: ' ' }, ['target noTarget']],
  ['a target that is typed already', { target: 'Hufon' }, ['target sameTarget']],
  ['a target that is not bought', { target: 'Kopfhörer' }, ['target targetNotBought']],
  ['a new kind without a sentence', { action: 'notBought', target: null }, ['sentence noSentence']],
  ['a known kind without words', { action: 'notBought', typed: '', kind: 'drones' }, []],
  ['a maker that is only left out of the list', { action: 'ignored', typed: 'samsung' }, []],
])('an entry with %s is judged', (_, more, problems) => {
  expect(findSearchWordProblems({ ...entry, ...more }, ['de-DE']).map(({ path, key }) => `${path} ${key}`)).toEqual(problems)
})
