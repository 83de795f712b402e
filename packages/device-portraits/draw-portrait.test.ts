import { CATEGORY_KEYS } from '@trade-in-shop/contracts/search'
import { expect, test } from 'vitest'
import { traitColours } from './device-colours'
import { drawPortrait, parsePortraitFile } from './draw-portrait'

const portraitOfFile = (name: string): string | null => {
  const file = parsePortraitFile(name)
  return file?.portraits[0] ? drawPortrait(file.portraits[0], 240) : null
}

test.each(CATEGORY_KEYS)('traits of %s that are unknown draw the plain shape of the category', (category) => {
  const plain = portraitOfFile(`${category}-240.svg`)
  expect(plain).toMatch(/^<svg /)
  expect(portraitOfFile(`${category},zz:1,q-q-240.svg`)).toBe(plain)
})

test('the colours of a device are those of its traits, the left part first', () => {
  expect(traitColours('65x70 k:oled c2:ef4b43 c:22a9d6')).toEqual(['#22a9d6', '#ef4b43'])
  expect(traitColours('65x70 cover:40 f:isle')).toEqual([])
})
