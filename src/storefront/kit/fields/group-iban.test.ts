import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupIban } from './group-iban'

/** `|` is the caret. */
const grouped = (typed: string): string => {
  const { text, caret } = groupIban({ text: typed.replace('|', ''), caret: typed.indexOf('|') })
  return `${text.slice(0, caret)}|${text.slice(caret)}`
}

test.each([
  ['typed digit by digit', 'DE893|', 'DE89 3|'],
  ['a full group gets no blank yet', 'DE89|', 'DE89|'],
  ['pasted without blanks', 'de89370400440532013000|', 'DE89 3704 0044 0532 0130 00|'],
  ['pasted with dashes and dots', 'DE89-3704.0044|', 'DE89 3704 0044|'],
  ['a digit put into the middle', 'DE89 37x|04 0044', 'DE89 37X|0 4004 4'],
  ['a digit deleted before a blank', 'DE8| 3704', 'DE8|3 704'],
  ['a deleted blank comes back, and the caret is before it', 'DE89|3704', 'DE89| 3704'],
  ['an empty field', '|', '|'],
  ['text that is no IBAN', 'ä@|b', 'ä@|b'],
])('%s: %s becomes %s', (_name, typed, expected) => {
  expect(grouped(typed)).toBe(expected)
})

test('letters and digits, their order, and those before the caret never change, and a second time changes nothing', () => {
  const plain = (text: string) => text.replaceAll(' ', '').toUpperCase()
  fc.assert(
    fc.property(fc.stringMatching(/^[A-Za-z0-9 ]{0,40}$/), fc.nat(40), (text, at) => {
      const caret = Math.min(at, text.length)
      const once = groupIban({ text, caret })
      expect(plain(once.text)).toBe(plain(text))
      expect(plain(once.text.slice(0, once.caret))).toBe(plain(text.slice(0, caret)))
      expect(groupIban(once)).toEqual(once)
    }),
  )
})
