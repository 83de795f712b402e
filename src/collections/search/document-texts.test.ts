import { expect, test } from 'vitest'
import { cutSentence } from './document-texts'

test('the words around what was searched for are cut between words on both sides of a long text', () => {
  const text = `${'eins '.repeat(20)} Akku\n${'zwei '.repeat(20)}`
  const found = { before: `…${'eins '.repeat(11).slice(0, -1)} `, match: 'Akku', after: `${' zwei'.repeat(11)}…` }
  expect(cutSentence(text, 'akku')).toEqual(found)
})

test('a short text is shown whole, and one without the words is not', () => {
  expect(cutSentence('Ihr Akku', 'AKKU')).toEqual({ before: 'Ihr ', match: 'Akku', after: '' })
  expect(cutSentence('Ihr Akku', 'Display')).toBeNull()
})
