import { fork } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { CMS_CHANNEL } from '@/collections/saving/announce-change'
import { seedContent } from '@/seed/sample-content'
import { PGBOUNCER, startPgbouncer } from '../support/pgbouncer'
import { testDatabase } from '../support/test-database'

const Message = z.object({
  log: z.string().optional(),
  state: z.object({ name: z.string().nullable(), degraded: z.boolean() }).optional(),
})
type Message = z.infer<typeof Message>

if (!PGBOUNCER) console.log('Listening behind a pooler is not tested: pgbouncer is not installed')

test.runIf(PGBOUNCER)(
  'a shop whose LISTEN goes through a transaction pooler says so and applies a save within seconds',
  async () => {
    const database = await testDatabase('deaf')
    const [pooler, folder] = [await startPgbouncer(database.url), await mkdtemp(join(tmpdir(), 'deaf-'))]
    const admin = new Client({ connectionString: database.url })
    await admin.connect()
    const content = await seedContent({ port: 3000 })
    await admin.query('create table live_content (content jsonb not null)')
    await admin.query('insert into live_content values ($1)', [JSON.stringify(content)])
    const script = join(import.meta.dirname, 'live-process.ts')
    const child = fork(script, [database.url, folder, pooler.url], { execArgv: ['--import', 'tsx'] })
    const log: string[] = []
    let state: Message['state']
    child.on('message', (raw) => {
      const message = Message.parse(raw)
      if (message.log) log.push(message.log)
      state = message.state ?? state
    })
    const current = () => (child.send('state'), state)
    try {
      await expect.poll(current).toEqual({ name: 'Deutschland', degraded: true })
      expect(log.join('\n')).toContain('LISTEN_DATABASE_URL')
      const renamed = content.map((row) => ({ ...row, market: { ...row.market, name: 'Hinter dem Pooler' } }))
      await admin.query('update live_content set content = $1', [JSON.stringify(renamed)])
      await admin.query(`select pg_notify('${CMS_CHANNEL}', '')`)
      await expect.poll(current).toEqual({ name: 'Hinter dem Pooler', degraded: true })
    } finally {
      child.kill('SIGKILL')
      pooler.stop()
      await admin.end()
      await rm(folder, { recursive: true, force: true })
      await database.drop()
    }
  },
)
