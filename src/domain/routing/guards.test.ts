import { expect, test } from 'vitest'
import { runGuards, type Guard, type GuardContext } from './guards'

const context: GuardContext = { switches: { accounts: false, b2b: false, newsletter: true }, screen: 'b2bLanding', params: {} }

test('a switch that is off aborts with 404, one that is on continues', () => {
  expect(runGuards(['accountsAvailable'], context)).toEqual({ kind: 'abort', status: 404 })
  expect(runGuards(['b2bEnabled'], context)).toEqual({ kind: 'abort', status: 404 })
  expect(runGuards(['newsletterEnabled'], context)).toEqual({ kind: 'continue' })
})

test('of several guards the first answer that is not continue counts', () => {
  const cancel: Guard = () => ({ kind: 'cancel' })
  const home: Guard = () => ({ kind: 'redirect', target: '/' })
  const on: Guard = () => ({ kind: 'continue' })
  expect(runGuards(['on', 'cancel', 'home'], context, { on, cancel, home })).toEqual({ kind: 'cancel' })
  expect(runGuards(['home', 'cancel'], context, { cancel, home })).toEqual({ kind: 'redirect', target: '/' })
})

test.each(['nobody', 'constructor', '__proto__'])('an unknown guard throws an error that names it: %s', (name) => {
  expect(() => runGuards([name], context)).toThrow(`Unknown route middleware: ${name}`)
})
