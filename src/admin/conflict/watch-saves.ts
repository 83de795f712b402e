import { conflictOfAnswer, type Conflict } from './conflict-of-answer'

/**
 * Listens to what the CMS answers to saves of one document. Payload's form shows a refusal's sentence and drops the rest,
 * and its save, publish and autosave buttons all send by themselves: what they share is `fetch`. Answers a way to stop.
 */
export function watchSaves(document: string, heard: (conflict: Conflict | null) => void): () => void {
  const before = window.fetch
  const listening: typeof fetch = async (input, init) => {
    const response = await before(input, init)
    if (init?.method?.toUpperCase() === 'PATCH' && pathOf(input) === document) {
      const conflict = await conflictOfAnswer(response)
      if (conflict !== null || response.ok) heard(conflict)
    }
    return response
  }
  window.fetch = listening
  return () => {
    // Whoever has wrapped it since keeps what it has.
    if (window.fetch === listening) window.fetch = before
  }
}

const pathOf = (input: RequestInfo | URL): string =>
  new URL(input instanceof Request ? input.url : input, window.location.href).pathname
