import { test } from 'vitest'
import { isSwitchedOn, type Shortcut } from '@/runtime/shortcuts'

/** A test of what a shortcut does: left out where SWITCHED_OFF names it (`npm test -- --plain`). */
export const testWith = (shortcut: Shortcut) => test.runIf(isSwitchedOn(shortcut))
