import { conflictOfAnswer, type Conflict } from './conflict-of-answer'
import { OwnSaves } from './own-saves'

/**
 * Reads the CMS's answers to saves of one document. Payload's form shows only the message of a refusal, and its save,
 * publish and autosave buttons share nothing but `fetch`, so this wraps `fetch`. Saves are sent one after the other, so
 * that none is taken for a colleague's. `onSend` is called as each is sent. Returns a function that
 * stops it.
 */
export function watchSaves(
  document: string,
  heard: (conflict: Conflict | null) => void,
  onSend: () => void = () => undefined,
): () => void {
  const before = window.fetch
  const own = new OwnSaves()
  let last: Promise<unknown> = Promise.resolve()
  const save = async (input: RequestInfo | URL, init: RequestInit): Promise<Response> => {
    const body = own.prepared(init.body)
    const response = await before(input, { ...init, body: body ?? null })
    const conflict = await conflictOfAnswer(response)
    await own.note(body, response)
    if (conflict !== null || response.ok) heard(conflict)
    return response
  }
  const listening: typeof fetch = (input, init) => {
    if (init?.method?.toUpperCase() !== 'PATCH' || pathOf(input) !== document) return before(input, init)
    onSend()
    const answered = last.then(() => save(input, init))
    last = answered.catch(() => undefined)
    return answered
  }
  window.fetch = listening
  return () => {
    // Do not remove the wrapper of other code that has wrapped `fetch` since.
    if (window.fetch === listening) window.fetch = before
  }
}

const pathOf = (input: RequestInfo | URL): string =>
  new URL(input instanceof Request ? input.url : input, window.location.href).pathname
