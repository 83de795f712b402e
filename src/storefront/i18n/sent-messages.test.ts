import { parse } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import { featureMessages } from './messages-of'
import { packed, unpacked } from './sent-messages'

const tree = (text: string) => parse(text, { captureLocation: false })

test.each([
  ['Plain', 'Plain'],
  ['Until {date}.', ['Until ', { type: 1, value: 'date' }, '.']],
  ['{name}', [{ type: 1, value: 'name' }]],
])('"%s" travels as %j', (text, sent) => {
  expect(packed(tree(text))).toEqual(sent)
})

test.each(['valuation', 'checkout'] as const)('every text of the %s arrives as it was', (feature) => {
  for (const text of Object.values(featureMessages('de-DE', feature)))
    expect(unpacked(JSON.parse(JSON.stringify(packed(tree(text)))))).toEqual(tree(text))
})
