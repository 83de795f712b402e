import { staffWords } from '@/domain/staff-messages/staff-messages'
import { expect, test } from 'vitest'
import { altProblem } from './alt-text'

const mediaWords = staffWords('media')

test.each([
  ['', mediaWords.altMissing],
  [' \t\n ', mediaWords.altMissing],
  ['karton-offen.jpg', mediaWords.altIsName],
  ['IMG_2043', mediaWords.altIsName],
  ['dsc00012', mediaWords.altIsName],
  ['Karton-Offen', mediaWords.altIsName],
  ['x'.repeat(251), mediaWords.altTooLong],
])('altProblem refuses the text %j', (alt, told) => {
  expect(altProblem(alt, 'karton-offen.jpg')?.[0]).toBe(told)
})

test.each(['Ein offener Karton mit Polster', 'Karton', 'Image of 3 phones', 'x'.repeat(250)])(
  'altProblem accepts the text %j',
  (alt) => {
    expect(altProblem(alt, 'karton-offen.jpg')).toBeNull()
    expect(altProblem(alt, null)).toBeNull()
  },
)
