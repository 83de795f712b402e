import { expect, test } from 'vitest'
import { listPreparations } from './preparation-list'

test.each([
  [['phones'], ['backup', 'signOut', 'reset', 'sim', 'pack']],
  [['lenses'], ['pack']],
  [
    ['cameras', 'lenses'],
    ['card', 'pack'],
  ],
  [
    ['consoles', 'phones', 'phones'],
    ['backup', 'signOut', 'reset', 'sim', 'disc', 'pack'],
  ],
] as const)('%j is prepared by %j', (categories, rows) => {
  expect(listPreparations(categories)).toEqual(rows)
})
