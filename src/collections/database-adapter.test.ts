import { setImmediate as nextTurn } from 'node:timers/promises'
import { BasePayload, buildConfig } from 'payload'
import { expect, test } from 'vitest'
import { databaseAdapter } from './database-adapter'

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
