import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import next from 'next'
import * as z from 'zod'
import { mediaStore, pictureLookup } from '@/cms/media-file'
import { currentSnapshot, isDegraded, stopLive } from '@/cms/snapshot'
import { staffOrigins } from '@/domain/market/staff-origins'
import { findArea } from '@/domain/routing/areas'
import { env, setVariable } from '@/env'
import { inNetworks } from '@trade-in-shop/runtime/networks'
import { isCurrentVersion } from '@/runtime/catalogue-state'
import { MINUTE } from '@trade-in-shop/runtime/durations'
import { errorText } from '@trade-in-shop/runtime/error-text'
import { makeLogger, withInnerRequest } from '@trade-in-shop/runtime/logger'
import { monotonic, quietLog } from '@trade-in-shop/runtime/quiet-log'
import { exitAfterLog, startServerLog } from '@trade-in-shop/runtime/server-log'
import { startTracing } from '@trade-in-shop/runtime/start-tracing'
import { AdmissionControl } from './admission'
import { BuildArchive } from './build-archive'
import { answerClientErrors, MAX_HEADER_BYTES } from './client-errors'
import { BUILT_CONFIG_FILE, BUILT_CONFIG_VARIABLE, readDraftCookie } from './framework-internals'
import { gracefulStop, isHarmless, TERMINATED } from './graceful-stop'
import { makeHealth } from './health'
import { askOver, type InnerAnswer } from './inner-request'
import { limitConsole, shortenStacks } from './limit-console'
import { noteRoute, observeAnswer, startOperator } from './operator'
import { PageCache } from './page-cache'
import { makeStyleInserter } from './inline-styles'
import { isHtml } from './render'
import { makeRequestPipeline } from './request-pipeline'
import { warmUp } from './warm-up'

const BuiltServer = z.object({ config: z.looseObject({ deploymentId: z.string() }) })
const CACHE_BYTES = 48 * 1024 * 1024
const BRIEF_CACHE_BYTES = 8 * 1024 * 1024
const PICTURE_CACHE_BYTES = 32 * 1024 * 1024
const PORTRAIT_CACHE_BYTES = 8 * 1024 * 1024

const { PORT, BIND, TRUSTED_PROXIES, STAFF_HOSTS, NEXT_DIST_DIR, DATA_DIR } = env()
const isTrusted = inNetworks(TRUSTED_PROXIES)
startServerLog()
const log = makeLogger('server')
const tracing = await startTracing(env(), (line) => log.warn(line))
limitConsole(console, (line) => log.warn(line), monotonic)
const withShortStack = shortenStacks(monotonic)
const sayQuietly = quietLog((line) => log.warn(line))
const sayMissing = quietLog((line) => log.warn(line), monotonic, 20)
const builds = new BuildArchive({
  id: takeBuiltConfig(NEXT_DIST_DIR),
  staticFolder: join(NEXT_DIST_DIR, 'static'),
  folder: join(DATA_DIR, 'builds'),
  now: Date.now,
  onError: (error) => log.warn({ error: String(error) }, 'the files of this build are not kept'),
})

// Next listens for upgrades on the server that it is given and leaves their sockets open without a limit, so it is given a
// server that never listens. On the real server without an upgrade listener, Node answers an upgrade request like any other.
const app = next({ dev: false, dir: process.cwd(), hostname: 'localhost', port: PORT, httpServer: new Server() })
type Listener = (request: IncomingMessage, response: ServerResponse) => Promise<void>
/** Empty until the server and the framework are ready; warm once a page is answered without loading code. */
const started: { stop?: (code: number) => Promise<void>; listener?: Listener; isWarm?: true } = {}
const framework: Listener = async (request, response) => {
  const { listener } = started
  if (listener) return withInnerRequest(request.headers, () => listener(request, response))
  response.writeHead(503, { 'retry-after': '1' }).end()
}

for (const event of ['uncaughtException', 'unhandledRejection'] as const) {
  process.on(event, (error: unknown) => {
    if (isHarmless(error)) return
    log.fatal({ error: errorText(error) }, 'no code handles this error: the process ends (F28)')
    void (started.stop ?? exitAfterLog)(1)
  })
}

const health = makeHealth({
  hasSnapshot: () => started.isWarm === true && currentSnapshot() !== undefined,
  isDegraded,
  onLag: (lagMs) => log.warn({ lagMs, request: latest }, 'the event loop stood still'),
})
const admission = new AdmissionControl(env())
const insertStyles = makeStyleInserter(join(NEXT_DIST_DIR, 'static'))
const answerCache = (maxBytes: number, maxStaleMs?: number) =>
  new PageCache<InnerAnswer>({
    ...{ maxBytes, maxStaleMs },
    admission,
    insertStyles,
    isCurrent: (version) => isCurrentVersion(version, monotonic()),
    isFailure: ({ status }) => status >= 500,
    absenceOf: (answer) => (answer.status === 404 && isHtml(answer.headers) ? { ...answer, body: Buffer.alloc(0) } : null),
    onError: (error) => sayQuietly('refresh', `A page could not be made anew: ${String(error)}`),
  })
const caches = {
  pages: answerCache(CACHE_BYTES),
  brief: answerCache(BRIEF_CACHE_BYTES, 10 * MINUTE),
  pictures: answerCache(PICTURE_CACHE_BYTES),
  portraits: answerCache(PORTRAIT_CACHE_BYTES),
}
const ask = askOver((request, response) => void framework(request, response))
const answerRequest = makeRequestPipeline({
  renderer: {
    ...{ ask, admission, draftCookie: readDraftCookie(NEXT_DIST_DIR), brief: caches.brief, insertStyles },
    log: {
      warn: log.warn.bind(log),
      error: (fields, message) => log.error(withShortStack(fields), message),
      missing: (line) => sayMissing('missing page', line),
    },
  },
  cache: caches.pages,
  pictures: caches.pictures,
  portraits: caches.portraits,
  hasPicture: pictureLookup(mediaStore(), () => currentSnapshot()?.loadedAt, monotonic),
  builds,
  next: framework,
  isTrusted,
  staffHosts: STAFF_HOSTS,
  staffOrigins: staffOrigins(env()).origins,
  now: Date.now,
  onDecision: (route, response) => noteRoute((latest = route), response),
  onRefused: ({ message }) => sayQuietly(message, `A request is refused: ${message}`),
})

/** The label of the latest request, for the log line about a blocked event loop: no path, because its parts may be secret. */
let latest = ''
// For slow clients (F21). A proxy keeps connections for up to two minutes (Caddy), and answers 502 where a request meets a close.
const limits = {
  maxHeaderSize: MAX_HEADER_BYTES,
  headersTimeout: 10_000,
  requestTimeout: 10_000,
  connectionsCheckingInterval: 1_000,
  keepAliveTimeout: TRUSTED_PROXIES.length > 0 ? 130_000 : 5_000,
}
const server = createServer(limits, (request, response) => {
  const path = (request.url ?? '').split('?', 1)[0] ?? ''
  latest = findArea(path)
  const answer = health.answer(path)
  const visit = { request, response, isTrusted: isTrusted(request.socket.remoteAddress) }
  if (!answer) return void observeAnswer(visit, () => answerRequest(request, response))
  response.writeHead(answer.status, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(answer.body)
})

answerClientErrors(server)
server.on('connect', (_request, socket) => {
  socket.end('HTTP/1.1 405 Method Not Allowed\r\nConnection: close\r\nContent-Length: 0\r\nCache-Control: no-store\r\n\r\n')
})

const operator = await startOperator(env(), { admission, caches, live: () => health.detail() })
const stop = gracefulStop({
  server,
  drain: health.drain,
  closeRest: async () => {
    health.stop()
    builds.stop()
    operator.stop()
    await Promise.allSettled([stopLive(), app.close(), tracing.stop()])
  },
  exit: exitAfterLog,
  wait,
})
started.stop = stop
process.on('SIGTERM', () => void stop(TERMINATED))
process.on('SIGINT', () => void stop(0))
server.listen(PORT, BIND, () => log.info({ port: PORT }, 'listening'))
await app.prepare()
started.listener = app.getRequestHandler()
const snapshot = currentSnapshot()
if (snapshot) await warmUp(ask, snapshot.directory)
started.isWarm = true
void builds.start()
log.info({ startedInMs: Math.round(process.uptime() * 1000) }, 'ready')

/**
 * Applies the configuration that the build resolved, so that a start needs neither next.config.ts nor a compiler. Returns the
 * build's id.
 */
function takeBuiltConfig(distDir: string): string {
  const file = join(process.cwd(), distDir, BUILT_CONFIG_FILE)
  if (!existsSync(file)) throw new Error(`There is no build in ${distDir}. Run the build first.`)
  const { config } = BuiltServer.parse(JSON.parse(readFileSync(file, 'utf8')))
  setVariable(BUILT_CONFIG_VARIABLE, JSON.stringify(config))
  return config.deploymentId
}
