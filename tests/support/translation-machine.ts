import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as z from 'zod'

const Asked = z.object({ q: z.array(z.string()).max(100), source: z.literal('de'), target: z.literal('fr') })

type Fault = 'away' | 'refusing' | 'nonsense' | 'too few'

/**
 * A machine with the HTTP interface of LibreTranslate that knows some words, and loses every value in braces. `fault` is how it
 * fails from then on.
 */
export function translationMachine(words: Readonly<Record<string, string>>) {
  const state: { fault: Fault | null; server: Server | null } = { fault: null, server: null }
  const translated = (text: string) =>
    Object.entries(words).reduce((done, [from, to]) => done.replaceAll(from, to), text.replaceAll(/<x id="\d+"><\/x>/g, ''))
  const answer: RequestListener = async (request, response) => {
    if (state.fault === 'away') return void request.socket.destroy()
    if (state.fault === 'refusing') return void response.writeHead(503).end()
    if (state.fault === 'nonsense') return void response.end('<html>')
    let body = ''
    for await (const part of request) body += String(part)
    const texts = Asked.parse(JSON.parse(body)).q.map(translated)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ translatedText: state.fault === 'too few' ? texts.slice(1) : texts }))
  }
  return Object.assign(state, {
    start: async (): Promise<string> => {
      const server = (state.server = createServer((request, response) => void answer(request, response)))
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    },
    stop: () => void state.server?.close().closeAllConnections(),
  })
}
