import type { IncomingMessage, ServerResponse } from 'node:http'
import { publish } from '@/cms/snapshot'
import { hostnameOf } from '@/domain/market/hostname'
import { siteHeaders } from '@/domain/response-headers'
import { decide } from '@/domain/routing/decide'
import { screenRow } from '@/domain/routing/screens'
import { isInnerPass, setInnerPass } from '@/runtime/inner-pass'
import { makeFront, type FrontOptions } from '@/server/front'
import { askOver, type Ask, type InnerAnswer } from '@/server/inner-request'
import { KeptBuilds } from '@/server/kept-builds'
import { PageCache } from '@/server/page-cache'
import { RenderQueue } from '@/server/render-queue'
import { directory, NOON } from './decide-request'

/**
 * A framework that writes everything it gets from a visitor into its page, so that a leak through the cache becomes visible.
 */
export class FakeFramework {
  rendered = 0
  /** Names of uploads that exist. */
  readonly pictures = new Set<string>()
  /** Inner addresses (their end) with another answer. */
  readonly answers = new Map<string, (response: ServerResponse) => void>()

  readonly listener = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    this.rendered++
    const path = (request.url ?? '').split('?')[0] ?? ''
    if (isInnerPass(String(request.headers['x-inner-pass'] ?? ''))) return this.page(request, response, path, 's-maxage=31536000')
    const hostname = hostnameOf(request.headers.host, undefined, false)
    const query = (request.url ?? '').split('?')[1] ?? ''
    const decision = decide(directory, { hostname, path, query: query.replace(/_rsc=[^&]*/, ''), now: NOON, staffHost: false })
    if (decision.kind === 'pass') {
      for (const [name, value] of Object.entries(siteHeaders(decision.shop))) response.setHeader(name, value)
      return void response.end(`${decision.area} ${request.method} ${JSON.stringify(request.headers)}`)
    }
    if (decision.kind === 'abort') {
      response.statusCode = decision.status
      return this.page(request, response, `/shop/${decision.shop.key}/error/${decision.wording}`, 'private, no-store')
    }
    if (decision.kind !== 'screen') throw new Error(`The front let through: ${decision.kind} ${hostname} ${path}`)
    const { cache } = screenRow(decision.screen)
    const control =
      cache === 'never' || decision.variant ? 'private, no-store' : cache === 'catalogue' ? 's-maxage=60' : 's-maxage=31536000'
    response.setHeader('x-middleware-rewrite', decision.inner)
    return this.page(request, response, decision.inner, control)
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
export type Front = Readonly<{
  framework: FakeFramework
  lines: string[]
  /** The log labels of the decided requests. */
  labels: string[]
  get: (host: string, path: string, more?: More) => Promise<Shown>
  passTime: (ms: number) => void
}>
type More = Readonly<{ method?: string; headers?: Record<string, string> }>

type FrontSettings = Readonly<{
  trustProxy?: boolean
  /** Parts of the entry that a test replaces. */ faulty?: Partial<FrontOptions>
}>

/** The whole entry except the socket, over a fake framework. */
export function startFront({ trustProxy = false, faulty = {} }: FrontSettings = {}): Front {
  publish({ version: 'test', loadedAt: new Date(NOON).toISOString(), directory })
  setInnerPass('inner-pass-of-this-test')
  let now = NOON
  const framework = new FakeFramework()
  const lines: string[] = []
  const line = (fields: unknown, message: string) => void lines.push(`${message} ${JSON.stringify(fields)}`)
  const labels: string[] = []
  const cache = () =>
    new PageCache<InnerAnswer>({
      maxBytes: 50_000_000,
      now: () => now,
      queue: new RenderQueue(),
      isCurrent: () => null,
      isFailure: ({ status }) => status >= 500,
      absenceOf: () => null,
      onError: () => undefined,
    })
  const front = makeFront({
    renderer: {
      ask: askOver(framework.listener),
      innerPass: 'inner-pass-of-this-test',
      log: { warn: line, error: line, missing: (text) => void lines.push(text) },
    },
    cache: cache(),
    pictures: cache(),
    hasPicture: async (name) => framework.pictures.has(name),
    builds: new KeptBuilds({ id: 'this-build', staticFolder: 'none', folder: 'none', now: () => now, onError: () => undefined }),
    next: framework.listener,
    trustProxy,
    staffHosts: ['localhost'],
    staffOrigins: ['http://localhost:3000'],
    now: () => now,
    onDecision: (label) => void labels.push(label),
    ...faulty,
  })
  const ask: Ask = askOver((request, response) => void front(request, response))
  const get = async (host: string, path: string, { method = 'GET', headers = {} }: More = {}): Promise<Shown> => {
    const answer = await ask({ method: method as 'GET', path, headers: { host, ...headers } }) // tests send any method
    return { status: answer.status, headers: answer.headers, text: answer.body.toString() }
  }
  return { framework, lines, labels, get, passTime: (ms) => void (now += ms) }
}
