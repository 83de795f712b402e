import { expect, test } from 'vitest'
import { categoryAddress, translateCategory } from './category-addresses'

const SPAIN = { phones: 'moviles', tablets: 'tabletas' }
const GERMANY = { phones: 'handys', laptops: 'notebooks' }

test.each([
  ['a market that has the category gives its own address', SPAIN, { key: 'phones', url: 'handys' }, 'moviles'],
  ['a market without the category gives none', SPAIN, { key: 'laptops', url: 'notebooks' }, null],
  ['a market whose catalogue has not answered gives the stored address', {}, { key: 'phones', url: 'handys' }, 'handys'],
])('%s', (_title, categories, link, address) => {
  expect(categoryAddress(categories, link)).toBe(address)
})

test.each([
  ['handys', 'moviles'],
  ['notebooks', null],
  ['unbekannt', null],
])('the address "%s" of one market is "%s" in the other', (address, other) => {
  expect(translateCategory(GERMANY, SPAIN, address)).toBe(other)
})
