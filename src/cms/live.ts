import { CmsContent } from '@/domain/content'
import type { Directory } from '@/domain/routing/directory'
import { backoff } from './backoff'
import { contentHash } from './content-hash'
import { readFromDisk, writeToDisk, type StoredContent } from './disk'
import { keepListening } from './listener'
import { quietLog } from './quiet-log'
import { singleFlight } from './single-flight'
import { currentSnapshot, publish, setDegraded, setStop } from './snapshot'

export type LiveOptions = Readonly<{
  /** A session connection: LISTEN does not work through a transaction pooler. */
  listenUrl: string
  channel: string
  /** Reads the published content from the database (`cms/load.ts`). */
  load: () => Promise<CmsContent>
  compile: (content: CmsContent) => Directory
  /** Folder of the copy on disk. */
  dataDir: string
  log: (line: string) => void
}>

/** How long a start waits for the database before it serves from disk. */
const START_MS = 5_000

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * Keeps the snapshot in memory what the database says (`architecture.md` 2.8): a full load when the listening
 * connection stands, and one on each notice. A failed load keeps what is there, marks the process degraded and is tried
 * again. Resolves when there is a snapshot, or when neither database nor disk has one: the shop then says maintenance
 * until the database answers.
 */
export async function startLive(options: LiveOptions): Promise<void> {
  const say = quietLog(options.log, () => performance.now())
  const health = { listening: false, loaded: false }
  const report = () => setDegraded(!(health.listening && health.loaded))
  let retry: NodeJS.Timeout | undefined
  let failures = 0
  let firstAnswer = () => {}
  const answered = new Promise<void>((resolve) => (firstAnswer = resolve))

  const reload = singleFlight(async () => {
    clearTimeout(retry)
    try {
      await loadOnce(options, keepCopy)
      failures = 0
      health.loaded = true
    } catch (error) {
      health.loaded = false
      say('load', `The content could not be loaded, the last one stays: ${reasonOf(error)}`)
      retry = setTimeout(() => void reload(), backoff(failures++))
      retry.unref()
    }
    report()
    firstAnswer()
  })
  const keepCopy = diskWriter(options.dataDir, (error) =>
    say('disk', `The copy on disk could not be written: ${reasonOf(error)}`),
  )
  const listener = keepListening({
    connectionString: options.listenUrl,
    channel: options.channel,
    onListening: () => {
      health.listening = true
      void reload()
    },
    onNotice: () => void reload(),
    onLost: (reason) => {
      health.listening = false
      report()
      say('listen', `Changes of the content cannot be heard: ${reason}`)
      firstAnswer()
    },
  })
  setStop(async () => {
    clearTimeout(retry)
    listener.stop()
  })
  report()
  await withinStart(answered)
  if (!currentSnapshot()) await publishFromDisk(options, say)
}

async function loadOnce({ load, compile }: LiveOptions, keepCopy: (stored: StoredContent) => void): Promise<void> {
  const loadedAt = new Date().toISOString()
  const content = CmsContent.parse(await load())
  // An empty database is one that is not seeded yet; taking it for the truth would close every shop and lose the copy.
  if (content.length === 0) throw new Error('the database has no market yet')
  publish({ version: contentHash(content), loadedAt, directory: compile(content) })
  keepCopy({ content, loadedAt })
}

/** Writes copies behind the visitors' backs, one at a time, always the newest. */
function diskWriter(dataDir: string, onFault: (error: unknown) => void): (stored: StoredContent) => void {
  let newest: StoredContent | null = null
  const write = singleFlight(async () => {
    if (newest) await writeToDisk(dataDir, newest).catch(onFault)
  })
  return (stored) => {
    newest = stored
    void write()
  }
}

async function publishFromDisk({ dataDir, compile }: LiveOptions, say: (topic: string, message: string) => void): Promise<void> {
  try {
    const stored = await readFromDisk(dataDir)
    if (!stored) return say('disk', 'There is no copy of the content on disk: maintenance until the database answers')
    const directory = compile(stored.content)
    // The database may have answered meanwhile; its content is newer.
    if (currentSnapshot()) return
    publish({ version: contentHash(stored.content), loadedAt: stored.loadedAt, directory })
    say('disk', `Serving the copy on disk of ${stored.loadedAt}`)
  } catch (error) {
    say('disk', `The copy on disk cannot be used: ${reasonOf(error)}`)
  }
}

async function withinStart(answered: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  await Promise.race([answered, new Promise<void>((resolve) => (timer = setTimeout(resolve, START_MS)))])
  clearTimeout(timer)
}
