import { expect, test } from 'vitest'
import { CATEGORY_KEYS } from '@trade-in-shop/contracts/search'
import { DEVICE_PLACES, devicePlace } from './identify-help'

test.each([
  ['phones', 'Apple', 'apple'],
  ['phones', 'SAMSUNG', 'samsung'],
  ['phones', 'Xiaomi', 'xiaomi'],
  ['phones', 'Huawei', 'huawei'],
  ['phones', 'Google', 'google'],
  ['phones', 'Sony', 'android'],
  ['phones', 'A maker of tomorrow', 'android'],
  ['phones', 'constructor', 'android'],
  ['tablets', 'Apple', 'apple'],
  ['tablets', 'Microsoft', 'windows'],
  ['tablets', 'Amazon', 'other'],
  ['laptops', 'Apple', 'mac'],
  ['laptops', 'Lenovo', 'windows'],
  ['laptops', 'Samsung', 'windows'],
  ['consoles', 'Sony', 'playstation'],
  ['consoles', 'Microsoft', 'xbox'],
  ['consoles', 'Nintendo', 'nintendo'],
  ['consoles', 'Sega', 'other'],
  ['cameras', 'Sony', 'camera'],
  ['camcorders', 'Sony', 'camcorder'],
  ['lenses', 'Sony', 'lens'],
  ['monitors', 'Apple', 'monitor'],
] as const)('%s by %s show what they are at the place "%s"', (category, maker, place) => {
  expect(devicePlace(category, maker)).toBe(place)
})

test('every place is that of some device', () => {
  const makers = ['Apple', 'Samsung', 'Google', 'Xiaomi', 'Huawei', 'Sony', 'Microsoft', 'Nintendo', 'Sega']
  const used = new Set(CATEGORY_KEYS.flatMap((category) => makers.map((maker) => devicePlace(category, maker))))
  expect(DEVICE_PLACES.filter((place) => !used.has(place))).toEqual([])
})
