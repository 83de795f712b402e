import { expect, test } from 'vitest'
import { formatCsv, inWords, formatJson } from './compared-table'

const table = {
  left: 'Deutschland',
  right: 'Österreich',
  rows: [
    { label: 'Name "kurz"', left: 'a\nb', right: '=1+1', differs: true },
    { label: 'Code', left: 'de', right: '', differs: true },
  ],
}

test('the CSV file keeps quotes and line breaks and contains no formula', () => {
  expect(formatCsv(table, 'Feld')).toBe(
    '\uFEFF"Feld","Deutschland","Österreich"\r\n"Name ""kurz""","a\nb","\'=1+1"\r\n"Code","de",""\r\n',
  )
})

test('the JSON file contains the same rows', () => {
  expect(JSON.parse(formatJson(table))).toEqual(table)
})

test.each([
  [null, ''],
  [true, 'ja'],
  [false, 'nein'],
  [7, '7'],
  [['a', '', 'b'], 'a\nb'],
])('the value %j is shown as %j', (value, words) => {
  expect(inWords(value, 'ja', 'nein')).toBe(words)
})
