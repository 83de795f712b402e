import fc from 'fast-check'
import { expect, test } from 'vitest'
import { newRecoveryCodes, normaliseLoginCode } from './login-codes'

const code = fc.oneof(
  fc.stringMatching(/^\d{6}$/),
  fc.constantFrom(...newRecoveryCodes()).map((given) => given.replace('-', '')),
)
const noise = fc.constantFrom('', ' ', '     ', '\u00a0', '\u200b', '\u2060', '\ufeff', '-', '\u2011', '\u2013')
const written = fc
  .tuple(code, fc.array(noise, { minLength: 11, maxLength: 11 }), fc.boolean())
  .map(([plain, between, isWide]) => ({
    plain,
    typed: [...plain]
      .map((sign, at) => (between[at] ?? '') + (isWide ? String.fromCharCode(sign.charCodeAt(0) + 0xfee0) : sign.toUpperCase()))
      .join(''),
  }))

test('a code is the same one however it is typed, so that it is counted as it is compared', () => {
  fc.assert(
    fc.property(written, ({ plain, typed }) => {
      expect(normaliseLoginCode(typed)).toBe(plain)
    }),
  )
})

test('what is no text, or has no sign that can be seen, is no code', () => {
  for (const nothing of [undefined, null, 7, '', ' ', '\u200b', ' - ']) expect(normaliseLoginCode(nothing)).toBe('')
})
