// A shop process reduced to its live snapshot: answers by IPC what it would serve. Its content is one row of a table, so that
// the test decides what a save is; how Payload's saves announce themselves is tested with the collections.
import { Client } from 'pg'
import * as z from 'zod'
import { contentHash } from '@/cms/content-hash'
import { startLive } from '@/cms/live'
import { currentSnapshot, isDegraded, stopLive } from '@/cms/snapshot'
import { CMS_CHANNEL } from '@/collections/saving/announce-change'
import { CmsContent } from '@/domain/content/content'
import { compileDirectory } from '@/domain/routing/directory'

const [url = '', dataDir = '', listenUrl = url] = process.argv.slice(2)
const Row = z.object({ content: CmsContent })
let loads = 0

async function load(): Promise<CmsContent> {
  loads += 1
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1000, query_timeout: 2500 })
  client.on('error', () => undefined) // The query below reports it.
  await client.connect()
  try {
    const { rows } = await client.query('select content from live_content')
    return Row.parse(rows[0]).content
  } finally {
    await client.end()
  }
}

const state = () => ({
  version: currentSnapshot()?.version ?? null,
  name: currentSnapshot()?.directory.shopOf('de.localhost')?.market.name ?? null,
  newsletter: currentSnapshot()?.directory.shopOf('de.localhost')?.market.switches.newsletter ?? null,
  loadedAt: currentSnapshot()?.loadedAt ?? null,
  degraded: isDegraded(),
  loads,
})

process.on('message', (message) => {
  if (message === 'state') process.send?.({ state: state() })
  if (message === 'stop') void stopLive().then(() => process.disconnect())
})
await startLive({
  listenUrl,
  channel: CMS_CHANNEL,
  load,
  compile: (content) => compileDirectory(content, { port: 3000, hashOf: contentHash }),
  dataDir,
  log: (line) => process.send?.({ log: line }),
})
process.send?.({ ready: true })
