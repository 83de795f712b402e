import { expect, test } from 'vitest'
import { markChange } from './word-change'

test('a change is marked in whole words between what both texts begin and end with', () => {
  const before = 'Wir zahlen innerhalb von 7 Tagen aus.'
  expect(markChange(before, 'Wir zahlen meist nach 3 Tagen aus.')).toEqual({
    ...{ start: 'Wir zahlen ', gone: 'innerhalb von 7 ', added: 'meist nach 3 ', end: 'Tagen aus.' },
  })
  expect(markChange('a a', 'a a a')).toEqual({ start: 'a ', gone: '', added: 'a ', end: 'a' })
  expect(markChange('', 'Neu')).toEqual({ start: '', gone: '', added: 'Neu', end: '' })
  expect(markChange(before, before)).toEqual({ start: before, gone: '', added: '', end: '' })
})
