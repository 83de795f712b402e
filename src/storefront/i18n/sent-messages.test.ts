import { parse } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import { featureMessages } from './load-messages'
import { packed, unpacked } from './sent-messages'

const tree = (text: string) => parse(text, { captureLocation: false })

test.each([
  ['Plain', 'Plain'],
  ['Until {date}.', ['Until ', { type: 1, value: 'date' }, '.']],
  ['{name}', [{ type: 1, value: 'name' }]],
])('the message "%s" is sent as %j', (text, sent) => {
  expect(packed(tree(text))).toEqual(sent)
})

test.each(['valuation', 'checkout'] as const)('every message of the feature %s is unchanged after sending', (feature) => {
  for (const text of Object.values(featureMessages('de-DE', feature)))
    expect(unpacked(JSON.parse(JSON.stringify(packed(tree(text)))))).toEqual(tree(text))
})
