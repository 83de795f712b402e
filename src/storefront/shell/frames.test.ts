import { expect, test } from 'vitest'
import { FRAMES } from './frames'

test.each([
  ['default', 'home', 'home'],
  ['default', 'inner', 'default'],
  ['b2bWidget', 'home', 'b2bwidget-home'],
  ['b2bWidget', 'inner', 'b2bwidget-default'],
  ['agan', 'home', 'agan-default'],
  ['agan', 'inner', 'agan-default'],
  ['aganwidget', 'home', 'aganwidget-default'],
  ['aganwidget', 'inner', 'aganwidget-default'],
] as const)('mode %s, %s screen: layout %s', (mode, slot, layout) => {
  expect(FRAMES[mode][slot].layout).toBe(layout)
})
