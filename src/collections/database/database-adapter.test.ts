import { setImmediate as nextTurn } from 'node:timers/promises'
import { BasePayload, buildConfig } from 'payload'
import { expect, test } from 'vitest'
import { databaseAdapter, mergedMember } from './database-adapter'

test('init without a database rejects once and leaves no unhandled rejection', async () => {
  const loose: unknown[] = []
  const hear = (reason: unknown) => loose.push(reason)
  process.on('unhandledRejection', hear)
  const db = databaseAdapter({ pool: { connectionString: 'postgres://nobody@127.0.0.1:1/nothing' }, push: false })
  const config = await buildConfig({
    secret: 'x'.repeat(32),
    collections: [],
    db,
    telemetry: false,
    logger: { options: { level: 'silent' } },
  })
  await expect(new BasePayload().init({ config })).rejects.toThrow('cannot connect to Postgres')
  await nextTurn()
  process.off('unhandledRejection', hear)
  expect(loose).toEqual([])
})

const session = (id: string, expiresAt = '10:00') => ({ id, expiresAt })
const [A, B, C] = [session('a'), session('b'), session('c')]
const row = (sessions: readonly object[], rest: object = {}) => ({ role: 'admin', hash: 'old', sessions, ...rest })

test.each([
  ['a new one joins those of others', [A], [A, C], [A, B], [A, B, C]],
  ['an ended one goes alone', [A, B], [B], [A, B, C], [B, C]],
  ['the last known one goes alone', [A], [], [A, B], [B]],
  ['what others have ended stays so', [A, B], [A, B], [B], [B]],
  ['a longer one becomes longer', [A, B], [session('a', '11:00'), B], [A, B], [session('a', '11:00'), B]],
  ['what another has made longer stays so', [A], [A, C], [session('a', '11:00')], [session('a', '11:00'), C]],
  ['lists that were never filled are empty', undefined, [C], null, [C]],
])('merged sessions: %s', (_, read, written, now, merged) => {
  expect(mergedMember({ sessions: read }, { sessions: written }, { sessions: now }).sessions).toEqual(merged)
})

test('a field that the writer has not changed has its present value', () => {
  const merged = mergedMember(row([], { name: 'Ann' }), row([], { name: 'Anna' }), row([], { name: 'Ann', role: 'translator' }))
  expect(merged).toEqual({ role: 'translator', hash: 'old', sessions: [], name: 'Anna' })
})

test('a new password ends sessions begun before it was written, and a login with the old password begins none', () => {
  expect(mergedMember(row([A]), row([A], { hash: 'new' }), row([A, B])).sessions).toEqual([A])
  expect(mergedMember(row([A]), row([A, C]), row([B], { hash: 'new' }))).toEqual(row([B], { hash: 'new' }))
})
