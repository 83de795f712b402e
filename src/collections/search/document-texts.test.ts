import { expect, test } from 'vitest'
import { cutSentence } from './document-texts'

test('the words around what was searched for are cut on both sides of a long text', () => {
  const text = `${'a'.repeat(70)}  Akku\n${'b'.repeat(70)}`
  expect(cutSentence(text, 'akku')).toEqual({ before: `…${'a'.repeat(59)} `, match: 'Akku', after: ` ${'b'.repeat(59)}…` })
})

test('a short text is shown whole, and one without the words is not', () => {
  expect(cutSentence('Ihr Akku', 'AKKU')).toEqual({ before: 'Ihr ', match: 'Akku', after: '' })
  expect(cutSentence('Ihr Akku', 'Display')).toBeNull()
})
