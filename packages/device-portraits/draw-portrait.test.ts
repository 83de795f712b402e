import { CATEGORY_KEYS } from '@trade-in-shop/contracts/search'
import { expect, test } from 'vitest'
import { drawPortrait, parsePortraitFile } from './draw-portrait'

const portraitOfFile = (name: string): string | null => {
  const file = parsePortraitFile(name)
  return file && drawPortrait(file.traits)
}

test.each(CATEGORY_KEYS)('traits of %s that are unknown draw the plain shape of the category', (category) => {
  const plain = portraitOfFile(`${category}.svg`)
  expect(plain).toMatch(/^<svg /)
  expect(portraitOfFile(`${category},zz:1,q-q.svg`)).toBe(plain)
})
