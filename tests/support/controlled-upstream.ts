import { createServer, request as send, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export type ControlledUpstream = Awaited<ReturnType<typeof controlledUpstream>>

type Refused = Readonly<{ below: string; status: number; code: string; seconds: number }>

/** A proxy in front of the real platform that can delay, replace or refuse its answers. */
export async function controlledUpstream(platformPort: number) {
  const held: (() => void)[] = []
  let holding = false
  let searches = 0
  let searchAnswer: string | null = null
  let refusedSearch: string | null = null
  let refused: Refused | null = null
  let refusedHeaders: IncomingHttpHeaders = {}

  const forward = (request: IncomingMessage, response: ServerResponse, body?: string) => {
    const { method, url: path, headers } = request
    const further = send({ host: '127.0.0.1', port: platformPort, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    further.on('error', () => response.destroy())
    if (body === undefined) request.pipe(further)
    else further.end(body)
  }
  const forwardOthers = async (part: string, request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request)
    if (body.includes(part)) response.writeHead(503).end()
    else forward(request, response, body)
  }
  const server = createServer((request, response) => {
    const isSearch = request.url === '/searches'
    if (isSearch) searches += 1
    if (isSearch && searchAnswer !== null) {
      request.resume()
      return void response.writeHead(200, { 'content-type': 'application/json' }).end(searchAnswer)
    }
    if (isSearch && refusedSearch !== null) return void forwardOthers(refusedSearch, request, response)
    if (refused && request.url?.startsWith(refused.below)) {
      refusedHeaders = request.headers
      const headers = { 'content-type': 'application/problem+json', 'retry-after': String(refused.seconds) }
      const { status, code } = refused
      return void response
        .writeHead(status, headers)
        .end(JSON.stringify({ type: 'about:blank', title: code, status, code, requestId: 'r' }))
    }
    if (holding) held.push(() => forward(request, response))
    else forward(request, response)
  })
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  await listen(0)
  const { port } = server.address() as AddressInfo
  const away = () => new Promise<void>((resolve) => (server.close(() => resolve()), server.closeAllConnections()))

  return {
    port,
    /** From now on requests get no answer. */
    hold: () => void (holding = true),
    heldCount: () => held.length,
    /** Requests for searches so far. */
    searchCount: () => searches,
    /** The answer to every search from now on; null passes searches on again. */
    answerSearches: (body: string | null) => void (searchAnswer = body),
    /** Searches whose body has this part are answered 503 from now on; null passes them on again. */
    refuseSearches: (part: string | null) => void (refusedSearch = part),
    /** What every path that begins so is answered from now on; null passes it on again. */
    refuse: (problem: Refused | null) => void (refused = problem),
    /** The headers of the request that was refused last. */
    refusedHeaders: () => refusedHeaders,
    /** Answers the requests that were held, and everything from now on. */
    release: () => {
      holding = false
      for (const answer of held.splice(0)) answer()
    },
    /** Connections are refused until `back`. */
    away,
    back: () => listen(port),
    stop: away,
  }
}
