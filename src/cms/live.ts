import { setTimeout as setTimeoutAsync } from 'node:timers/promises'
import type { CmsContent } from '@/domain/content/content'
import { applySwitchSchedules, nextSwitchAt } from '@/domain/content/switch-schedules'
import type { Directory } from '@/domain/routing/directory'
import { SECOND } from '@trade-in-shop/runtime/durations'
import { errorMessage } from '@trade-in-shop/runtime/error-text'
import { healthChecks } from '@trade-in-shop/runtime/health-checks'
import { quietLog } from '@trade-in-shop/runtime/quiet-log'
import { shopMetrics } from '@/runtime/shop-metrics'
import { coalesceRuns } from '@trade-in-shop/runtime/single-flight'
import { backoff } from './ahead'
import { alarm } from './alarm'
import { contentHash } from './content-hash'
import { readFromDisk, type StoredContent, writeToDisk } from './disk'
import { keepListening } from './listener'
import { addStop, type CmsSnapshot, currentSnapshot, publish, setDegraded } from './snapshot'

export type LiveOptions = Readonly<{
  /** A session connection: LISTEN does not work through a transaction pooler. */
  listenUrl: string
  channel: string
  /** Reads the published content from the database and checks it (`cms/load.ts`). */
  load: () => Promise<CmsContent>
  compile: (content: CmsContent) => Directory
  /** Folder of the copy on disk. */
  dataDir: string
  log: (line: string) => void
}>
type Say = (topic: string, message: string) => void
type Show = (stored: StoredContent) => void

/** How long a start waits for the database before it serves from the copy on disk. */
const START_MS = 5_000
/** What an operator reads then; the content is loaded every few seconds instead. */
const DEAF = 'NOTIFY does not arrive, as behind a transaction pooler: name a direct connection in LISTEN_DATABASE_URL'

/**
 * Updates the snapshot in memory whenever the database changes: a full load when the listening connection is open, and one on
 * each notice. Resolves when there is a snapshot, or when neither database nor disk has one: the shop then shows the
 * maintenance page until the database answers (F3).
 */
export async function startLive(options: LiveOptions): Promise<void> {
  const say = quietLog(options.log)
  const health = { listening: false, loaded: false, isDeaf: false }
  let answer = () => {}
  const answered = new Promise<void>((resolve) => (answer = resolve))
  const report = (news: Partial<typeof health>) => {
    Object.assign(health, news)
    setDegraded(!(health.listening && health.loaded))
    if (news.loaded !== undefined || (news.listening === false && !health.isDeaf)) answer()
  }
  const checks = healthChecks()
  checks.set('listener', () => (health.listening ? null : health.isDeaf ? DEAF : 'changes of the content are not heard'))
  checks.set('content', () => (health.loaded ? null : 'the content could not be loaded, the last one is shown'))
  const show = makeShow(options, say)
  const { reload, stop } = makeReloader(options, say, show.now, (loaded) => report({ loaded }))
  const listener = keepListening({
    connectionString: options.listenUrl,
    channel: options.channel,
    onListening: () => {
      report({ listening: true, isDeaf: false })
      void reload()
    },
    onDeaf: () => {
      report({ listening: false, isDeaf: true })
      say('listen', `Changes of the content cannot be heard: ${DEAF}`)
      void reload()
    },
    onNotice: () => void reload(),
    onLost: (reason) => {
      report({ listening: false, isDeaf: false })
      say('listen', `Changes of the content cannot be heard: ${reason}`)
    },
  })
  addStop(async () => {
    stop()
    show.stop()
    listener.stop()
  })
  await withinStart(answered)
  if (!currentSnapshot()) await publishFromDisk(options, say, show.now)
}

/** A failed load leaves the snapshot as it is and is tried again with growing pauses; a burst of notices causes one load. */
function makeReloader(options: LiveOptions, say: Say, show: Show, onEnd: (loaded: boolean) => void) {
  const keepCopy = diskWriter(options.dataDir, say)
  let retry: NodeJS.Timeout | undefined
  let failures = 0
  const reload = coalesceRuns(async () => {
    clearTimeout(retry)
    try {
      keepCopy(await loadOnce(options, show))
      failures = 0
      onEnd(true)
    } catch (error) {
      say('load', `The content could not be loaded, the last one stays: ${errorMessage(error)}`)
      retry = setTimeout(() => void reload(), backoff(failures++))
      retry.unref()
      onEnd(false)
    }
  })
  return { reload, stop: () => clearTimeout(retry) }
}

/**
 * Publishes the content with its schedules applied, and again whenever a schedule begins or ends: every instance by its own
 * clock.
 */
function makeShow({ compile }: LiveOptions, say: Say): Readonly<{ now: Show; stop: () => void }> {
  let shown: StoredContent | null = null
  const show: Show = (stored) => {
    const now = Date.now()
    publish(snapshotOf(compile(applySwitchSchedules(stored.content, now)), stored.loadedAt))
    shown = stored
    next.set(nextSwitchAt(stored.content, now))
  }
  const next = alarm(() => {
    try {
      if (shown) show(shown)
    } catch (error) {
      say('schedule', `What was scheduled for now could not be shown: ${errorMessage(error)}`)
    }
  })
  return { now: show, stop: next.stop }
}

async function loadOnce({ load }: LiveOptions, show: Show): Promise<StoredContent> {
  const loadedAt = new Date().toISOString()
  const from = performance.now()
  const content = await load()
  // A database without markets is not seeded yet; publishing that would close every shop and overwrite the copy on disk.
  if (content.length === 0) throw new Error('the database has no market yet')
  const stored = { content, loadedAt }
  show(stored)
  shopMetrics().snapshotLoad.set((performance.now() - from) / SECOND)
  return stored
}

/** The shops' keys contain the hashes of their markets, so together they identify the whole content. */
const snapshotOf = (directory: Directory, loadedAt: string): CmsSnapshot => ({
  version: contentHash(directory.shops.map(({ key }) => key)),
  loadedAt,
  directory,
})

/**
 * Characters written per second: thousands of pages have fifty million characters, and many saves in a row write only a few
 * copies.
 */
const DISK_PACE = 4_000_000

/** Writes copies in the background, one at a time, always the newest, and pauses after a long one. */
function diskWriter(dataDir: string, say: Say): (stored: StoredContent) => void {
  let newest: StoredContent | null = null
  const write = coalesceRuns(async () => {
    if (newest) await rest((await writeToDisk(dataDir, newest).catch(problem)) / DISK_PACE)
  })
  const rest = (seconds: number) => setTimeoutAsync(seconds * 1000, undefined, { ref: false })
  const problem = (error: unknown) => {
    say('disk', `The copy on disk could not be written: ${errorMessage(error)}`)
    return 0
  }
  return (stored) => {
    newest = stored
    void write()
  }
}

async function publishFromDisk({ dataDir }: LiveOptions, say: Say, show: Show): Promise<void> {
  try {
    const stored = await readFromDisk(dataDir)
    if (!stored) return say('disk', 'There is no copy of the content on disk: maintenance until the database answers')
    // The database may have answered in the meantime; its content is newer.
    if (currentSnapshot()) return
    show(stored)
    say('disk', `Serving the copy on disk of ${stored.loadedAt}`)
  } catch (error) {
    say('disk', `The copy on disk cannot be used: ${errorMessage(error)}`)
  }
}

async function withinStart(answered: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  await Promise.race([answered, new Promise<void>((resolve) => (timer = setTimeout(resolve, START_MS)))])
  clearTimeout(timer)
}
