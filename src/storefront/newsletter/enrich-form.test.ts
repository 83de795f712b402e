import { expect, test } from 'vitest'
import { CATEGORY_KEYS } from '@trade-in-shop/contracts/search'
import { isNameTooLong, readEnrichment as read } from './enrich-form'

const readEnrichment = (data: FormData) => read(data, CATEGORY_KEYS)

const form = (entries: readonly (readonly [string, string])[]) => {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return data
}

test('the enrichment contains only completed fields', () => {
  expect(readEnrichment(form([['firstName', '  '], ['birthdayMonth', '']]))).toEqual({}) // prettier-ignore
  expect(
    readEnrichment(
      form([
        ['firstName', ' Miriam '],
        ['interests', 'lenses'],
        ['interests', 'phones'],
        ['birthdayMonth', '4'],
      ]),
    ),
  ).toEqual({ firstName: 'Miriam', interests: ['phones', 'lenses'], birthdayMonth: 4 })
})

test.each(['0', '13', 'May'])('the birthday month "%s" is not part of the enrichment', (month) => {
  expect(readEnrichment(form([['birthdayMonth', month]]))).toEqual({})
})

test('an unknown category is not part of the enrichment', () => {
  expect(readEnrichment(form([['interests', 'boats']]))).toEqual({})
})

test.each([
  [60, false],
  [61, true],
])('isNameTooLong of a name of %d characters is %s', (length, tooLong) => {
  expect(isNameTooLong({ firstName: 'x'.repeat(length) })).toBe(tooLong)
})
