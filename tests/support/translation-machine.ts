import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import * as z from 'zod'
import { sendJson, startFaultServer } from './fault-server'

const Asked = z.object({ q: z.array(z.string()).max(100), source: z.literal('de'), target: z.literal('fr') })

type MachineFault = 'away' | 'refusing' | 'nonsense' | 'too few'

/**
 * A machine with the HTTP interface of LibreTranslate that knows some words, and loses every value in braces. `fault` is how it
 * fails from then on.
 */
export function translationMachine(words: Readonly<Record<string, string>>) {
  const state: { fault: MachineFault | null; stop: () => void } = { fault: null, stop: () => undefined }
  const translated = (text: string) =>
    Object.entries(words).reduce((done, [from, to]) => done.replaceAll(from, to), text.replaceAll(/<x id="\d+"><\/x>/g, ''))
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (state.fault === 'away') return void request.socket.destroy()
    if (state.fault === 'refusing') return void response.writeHead(503).end()
    if (state.fault === 'nonsense') return void response.end('<html>')
    const texts = Asked.parse(await json(request)).q.map(translated)
    sendJson(response, 200, { translatedText: state.fault === 'too few' ? texts.slice(1) : texts })
  }
  return Object.assign(state, {
    start: async (): Promise<string> => {
      const server = await startFaultServer()
      server.state.answer = (request, response) => void answer(request, response)
      state.stop = server.stop
      return server.url
    },
  })
}
