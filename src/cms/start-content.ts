import { getPayload } from 'payload'
import pino from 'pino'
import config from '@payload-config'
import { CMS_CHANNEL } from '@/collections/hooks/announce-change'
import { compileDirectory } from '@/domain/routing/directory'
import { env } from '@/env'
import { contentHash } from './content-hash'
import { startLive } from './live'
import { loadContent } from './load'

/** Wires the live snapshot to this process: its environment, its database, its log. */
export async function startContent(): Promise<void> {
  const settings = env()
  const log = pino({ base: { part: 'cms' } })
  const port = settings.PUBLIC_PORT ?? settings.PORT
  await startLive({
    listenUrl: settings.LISTEN_DATABASE_URL ?? settings.DATABASE_URL,
    channel: CMS_CHANNEL,
    load: async () => loadContent(await getPayload({ config })),
    compile: (content) => compileDirectory(content, { port, hashOf: contentHash }),
    dataDir: settings.DATA_DIR,
    log: (line) => log.warn(line),
  })
}
