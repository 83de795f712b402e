import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http'
import { NextRequest } from 'next/server'
import { publish } from '@/cms/snapshot'
import { findArea } from '@/domain/routing/areas'
import { SCREEN_NAMES, screenRow } from '@/domain/routing/screens'
import { proxy } from '@/proxy'
import { AdmissionControl, type AdmissionSettings, type Overloaded } from '@/server/admission'
import { askOver, type Ask, type InnerAnswer } from '@/server/inner-request'
import { BuildArchive } from '@/server/build-archive'
import { PageCache } from '@/server/page-cache'
import { makeRequestPipeline, type PipelineOptions } from '@/server/request-pipeline'
import { directory, NOON } from './decide-request'

type Forwarded = Readonly<{ inner: string | null; headers: IncomingHttpHeaders; refused?: number }>

/** What the proxy makes of a request, read from its answer as Next reads it. */
async function forwarded(request: IncomingMessage): Promise<Forwarded> {
  const given = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)])
  const answer = await proxy(new NextRequest(`http://localhost${request.url}`, { headers: given }))
  const rewrite = answer.headers.get('x-middleware-rewrite')
  const names = answer.headers.get('x-middleware-override-headers')?.split(',') ?? []
  const headers = Object.fromEntries(names.map((name) => [name, answer.headers.get(`x-middleware-request-${name}`) ?? '']))
  if (rewrite !== null) return { inner: new URL(rewrite).pathname, headers }
  return answer.headers.has('x-middleware-next') ? { inner: null, headers } : { inner: null, headers, refused: answer.status }
}

/** What Next sends of the page at an inner address: only plain addresses of screens are cached. */
function cacheControlOf(inner: string): string {
  const own = inner.replace(/^\/shop\/[^/]+/, '') || '/'
  const screen = SCREEN_NAMES.find((name) => new RegExp(`^${screenRow(name).at.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(own))
  const cache = screen ? screenRow(screen).cache : 'never'
  return cache === 'never' ? 'private, no-store' : cache === 'catalogue' ? 's-maxage=60' : 's-maxage=31536000'
}

/**
 * A framework that writes everything it gets from a visitor into its page, so that a leak through the cache becomes visible.
 */
export class FakeFramework {
  rendered = 0
  /** Names of uploads that exist. */
  readonly pictures = new Set<string>()
  /** Inner addresses (their end) and paths of files with another answer. */
  readonly answers = new Map<string, (response: ServerResponse) => void>()

  readonly listener = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    this.rendered++
    const { inner, headers, refused } = await forwarded(request)
    if (refused) return void response.writeHead(refused).end()
    const asked = Object.assign(request, { headers })
    const [path = ''] = (request.url ?? '').split('?')
    if (inner !== null) return this.page(asked, response.setHeader('x-middleware-rewrite', inner), inner, cacheControlOf(inner))
    if (path.startsWith('/shop/')) return this.page(asked, response, path, 's-maxage=31536000')
    const ofFile = this.answers.get(path)
    if (ofFile) return ofFile(response)
    return void response.end(`${findArea(path)} ${request.method} ${JSON.stringify(headers)}`)
  }

  private page(request: IncomingMessage, response: ServerResponse, inner: string, control: string): void {
    const special = [...this.answers].find(([end]) => inner.endsWith(end))
    if (special) return special[1](response)
    response.setHeader('cache-control', control)
    const isRsc = request.headers.rsc === '1'
    response.setHeader('content-type', isRsc ? 'text/x-component' : 'text/html; charset=utf-8')
    const heard = `${request.method} ${request.url} ${JSON.stringify(request.headers)}`
    response.end(
      isRsc
        ? `flight ${inner} ${heard}`
        : `<html><script>self.__next_f.push([1,"x"])</script><p>${inner} ${'.'.repeat(2000)} ${heard}</p></html>`,
    )
  }
}

export type Shown = Pick<InnerAnswer, 'status' | 'headers'> & { text: string }
export type Pipeline = Readonly<{
  framework: FakeFramework
  lines: string[]
  /** The log labels of the decided requests. */
  labels: string[]
  refused: Overloaded[]
  get: (host: string, path: string, more?: More) => Promise<Shown>
  passTime: (ms: number) => void
}>
type More = Readonly<{ method?: string; headers?: Record<string, string> }>

type PipelineSettings = Readonly<{
  /** The peer is a trusted proxy. */ isTrusted?: boolean
  /** Parts of the entry that a test replaces. */ faulty?: Partial<PipelineOptions>
  load?: AdmissionSettings
}>

/** The whole entry except the socket, over a fake framework. */
const FREE = { MAX_RENDERS: 16, MAX_API_CALLS: 128, MAX_WAITING: 400, MAX_WAIT_MS: 4_000 }

export function startPipeline({ isTrusted = false, faulty = {}, load = FREE }: PipelineSettings = {}): Pipeline {
  publish({ version: 'test', loadedAt: new Date(NOON).toISOString(), directory })
  let now = NOON
  const framework = new FakeFramework()
  const lines: string[] = []
  const line = (fields: unknown, message: string) => void lines.push(`${message} ${JSON.stringify(fields)}`)
  const labels: string[] = []
  const refused: Overloaded[] = []
  const admission = new AdmissionControl(load)
  const insertStyles = (page: Buffer) => Buffer.from(`${page.toString()}<style>inside</style>`)
  const cache = () =>
    new PageCache<InnerAnswer>({
      maxBytes: 50_000_000,
      now: () => now,
      admission,
      isCurrent: () => null,
      isFailure: ({ status }) => status >= 500,
      absenceOf: () => null,
      insertStyles,
      onError: () => undefined,
    })
  const answer = makeRequestPipeline({
    renderer: {
      admission,
      draftCookie: 'without-cache=1',
      brief: cache(),
      insertStyles,
      ask: askOver(framework.listener),
      log: { warn: line, error: line, missing: (text) => void lines.push(text) },
    },
    cache: cache(),
    pictures: cache(),
    portraits: cache(),
    hasPicture: async (name) => framework.pictures.has(name),
    builds: new BuildArchive({
      id: 'this-build',
      staticFolder: 'none',
      folder: 'none',
      now: () => now,
      onError: () => undefined,
    }),
    next: framework.listener,
    isTrusted: () => isTrusted,
    staffHosts: ['localhost'],
    staffOrigins: ['http://localhost:3000'],
    now: () => now,
    onDecision: (label) => void labels.push(label),
    onRefused: (problem) => void refused.push(problem),
    ...faulty,
  })
  const ask: Ask = askOver((request, response) => void answer(request, response))
  const get = async (host: string, path: string, { method = 'GET', headers = {} }: More = {}): Promise<Shown> => {
    const answer = await ask({ method: method as 'GET', path, headers: { host, ...headers } }) // tests send any method
    return { status: answer.status, headers: answer.headers, text: answer.body.toString() }
  }
  return { framework, lines, labels, refused, get, passTime: (ms) => void (now += ms) }
}
