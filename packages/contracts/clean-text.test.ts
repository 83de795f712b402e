import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cleanCode, cleanEmail, cleanLines, cleanText } from './clean-text'
import { PersonName } from './typed-text'

test.each([
  [cleanText, ' Mi\u200briam\u2060 ', 'Miriam'],
  [cleanText, 'Mu\u0308ller\u2013Lu\u0308denscheidt', 'Müller-Lüdenscheidt'],
  [cleanText, 'Anna\u00a0Maria', 'Anna Maria'],
  [cleanText, 'می\u200cخواهم', 'می\u200cخواهم'],
  [cleanText, '\u200cAnna\u200d 1\u200d2', 'Anna 12'],
  [cleanText, '\u200b', ''],
  [cleanText, '\u3164\u2800\u00ad', ''],
  [cleanLines, 'a\r\nb\u200b\rc', 'a\nb\nc'],
  [cleanLines, 'Danke 👩\u200d👧', 'Danke 👩\u200d👧'],
  [cleanCode, 'ＡＢ\u2011１２', 'AB-12'],
  [cleanCode, 'Code: AB12', 'AB12'],
  [cleanCode, 'AB\u200d12', 'AB12'],
  [cleanEmail, 'mailto:Miriam@Posteo.DE', 'miriam@posteo.de'],
  [cleanEmail, 'E-Mail: miriam@posteo.de', 'miriam@posteo.de'],
  [cleanEmail, 'miriam@Bu\u0308cher.example', 'miriam@xn--bcher-kva.example'],
  [cleanEmail, 'miriam＠posteo.de', 'miriam@posteo.de'],
  [cleanEmail, 'T\u0308@posteo.de', '\u1E97@posteo.de'],
  [cleanEmail, 'a:b@posteo.de', 'a:b@posteo.de'],
  [cleanEmail, 'ü@/x', 'ü@/x'],
  [cleanEmail, 'a@ü/@x', 'a@ü/@x'],
])('%o makes %j %j', (clean, typed, expected) => {
  expect(clean(typed)).toBe(expected)
})

test.each([cleanText, cleanLines, cleanCode, cleanEmail])(
  'what %o has cleaned stays as it is when it is cleaned again',
  (clean) => {
    const typed = fc.array(
      fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('\u200d', '\u200b', ': ', 'a', 'mailto:', '@', 'ü', '\u0308')),
    )
    fc.assert(
      fc.property(typed, (parts) => {
        const once = clean(parts.join(''))
        expect(clean(once)).toBe(once)
      }),
    )
  },
)

test.each([
  ['Miriam', true],
  ['J.R.R.', true],
  ['Ph.D', true],
  ['St. Pierre', true],
  ['O’Neill-Müller', true],
  ['王', true],
  ['***', false],
  ['1234', false],
  ['win.example', false],
  ['https://win', false],
  ['Mi\u0007riam', false],
  ['Mi\nriam', false],
])('the name %j is accepted: %s', (name, isAccepted) => {
  expect(PersonName.safeParse(name).success).toBe(isAccepted)
})

test('a name of 64 KB is refused in a moment', () => {
  for (const name of ['a'.repeat(65_536), `${'a'.repeat(65_535)}\n`, '-'.repeat(65_536)]) {
    const from = performance.now()
    expect(PersonName.safeParse(name).success).toBe(false)
    expect(performance.now() - from).toBeLessThan(1000)
  }
})
