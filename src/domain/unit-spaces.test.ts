import { expect, test } from 'vitest'
import { joinUnits } from './unit-spaces'

test.each([
  ['iPhone 13 Pro 1 TB', 'iPhone 13 Pro 1\u00a0TB'],
  ['XPS 13 16 GB / 512 GB', 'XPS 13 16\u00a0GB / 512\u00a0GB'],
  ['Kit 18-55 mm', 'Kit 18-55\u00a0mm'],
  ['Xbox 360 mmx', 'Xbox 360 mmx'],
])('"%s" does not break before a unit', (name, shown) => {
  expect(joinUnits(name)).toBe(shown)
})
