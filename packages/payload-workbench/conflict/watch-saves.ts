import * as z from 'zod'
import { askStaff } from '@trade-in-shop/payload-workbench/requests/ask-pages'
import { type Conflict, conflictOfAnswer } from './conflict-of-answer'

const Saved = z.object({ doc: z.object({ updatedAt: z.string() }) })
const Sent = z.looseObject({ updatedAt: z.string() })
/** The part of the form data that has the document; files are separate parts. */
const PART = '_payload'

/**
 * The saves of one document from this page. The form learns the `updatedAt` of its own save from a second answer, up to
 * seconds later; a save that it sends before that would look like a conflict with a colleague.
 */
class OwnSaves {
  /** Every `updatedAt` that the form has sent or its saves have made. */
  readonly #times = new Set<string>()
  #latest: string | null = null

  /** The body to send: with the `updatedAt` of the last own save if the form still has an older one of its own. */
  prepared(body: BodyInit | null | undefined): BodyInit | null | undefined {
    const sent = sentBy(body)
    if (!(body instanceof FormData) || sent === null || this.#latest === null || !this.#times.has(sent.updatedAt)) return body
    const changed = new FormData()
    const now = JSON.stringify({ ...sent, updatedAt: this.#latest })
    for (const [name, value] of body) changed.append(name, name === PART ? now : value)
    return changed
  }

  /** Remembers the `updatedAt` that the CMS answered to a save. */
  note(body: BodyInit | null | undefined, isSaved: boolean, answer: unknown): void {
    const sent = sentBy(body)
    const saved = Saved.safeParse(answer)
    if (!isSaved || sent === null || !saved.success) return
    this.#latest = saved.data.doc.updatedAt
    this.#times.add(sent.updatedAt).add(this.#latest)
  }
}

function sentBy(body: BodyInit | null | undefined): z.infer<typeof Sent> | null {
  const text = body instanceof FormData ? body.get(PART) : null
  if (typeof text !== 'string') return null
  try {
    return Sent.safeParse(JSON.parse(text)).data ?? null
  } catch {
    // The body is not from Payload's form.
    return null
  }
}

/** Why a save could not be sent: no answer came, or the session has ended. */
export type Obstacle = 'offline' | 'session'
export type Hold = Readonly<{
  /** Waits until an obstacle may be gone; false when the member of staff gives up. */
  wait: (obstacle: Obstacle) => Promise<boolean>
  /** Called when a save has ended, whether it had to wait or not. */
  release: () => void
}>

type Watched = Readonly<{
  /** Address of the document, without host; of its collection for a new one. */
  document: string
  isNew?: boolean
  /** Called with a conflict, or with null after a save that went through. */
  heard: (conflict: Conflict | null) => void
  hold: Hold
  /** Called as each save is sent. */
  onSend?: () => void
  /** Called with the answer to each save by hand, before the form gets it. */
  onAnswer?: (body: unknown) => void
}>

/**
 * Reads the CMS's answers to saves of one document. Payload's form shows only the message of a problem, and its save,
 * publish and autosave buttons share nothing but `fetch`, so this wraps `fetch`. Saves are sent one after the other, so
 * that none is taken for a colleague's. One that meets no network or an ended session waits and is sent again, and the form
 * gets the answer of the last try. Returns a function that stops it.
 */
export function watchSaves({ document, isNew = false, heard, hold, onSend, onAnswer }: Watched): () => void {
  const before = window.fetch
  const method = isNew ? 'POST' : 'PATCH'
  const own = new OwnSaves()
  let last: Promise<unknown> = Promise.resolve()
  const save = async (input: RequestInfo | URL, init: RequestInit): Promise<Response> => {
    const body = own.prepared(init.body)
    const response = await persistent(
      () => before(input, { ...init, body: body ?? null }),
      isNew ? onlyForLogin(hold) : hold,
      init.signal,
    )
    const answer = await bodyOf(response)
    const conflict = conflictOfAnswer(response.status, answer)
    own.note(body, response.ok, answer)
    if (!isAutosave(input)) onAnswer?.(answer)
    if (conflict !== null || response.ok) heard(conflict)
    return response
  }
  const listening: typeof fetch = (input, init) => {
    if (init?.method?.toUpperCase() !== method || addressOf(input).pathname !== document) return before(input, init)
    onSend?.()
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

/** A new document whose answer was lost may be stored already; sent again, there would be two. */
const onlyForLogin = ({ wait, release }: Hold): Hold => ({
  wait: async (obstacle) => obstacle === 'session' && wait(obstacle),
  release,
})

/** Sends until there is an answer to a known sender, or until the member of staff gives up. */
async function persistent(send: () => Promise<Response>, hold: Hold, signal?: AbortSignal | null): Promise<Response> {
  try {
    for (;;) {
      const answer = await send().catch((error: unknown) => {
        // `fetch` throws a TypeError without a network; an aborted save must stay aborted.
        if (error instanceof TypeError) return error
        throw error
      })
      const obstacle = answer instanceof TypeError ? 'offline' : (await isSessionOver(answer)) ? 'session' : null
      const again = obstacle !== null && (await hold.wait(obstacle))
      signal?.throwIfAborted()
      if (again) continue
      if (answer instanceof TypeError) throw answer
      return answer
    }
  } finally {
    hold.release()
  }
}

const Me = z.object({ user: z.unknown() })

/** Whether a save was refused because the session has ended, and not because a right is missing. */
async function isSessionOver({ status }: Response): Promise<boolean> {
  if (status !== 401 && status !== 403) return false
  const answer = await askStaff('/me', Me, { method: 'GET', language: 'en' })
  return answer.ok ? answer.body.user === null : answer.status === 401
}

/** Reads an answer that the form is still to read; null when it is no JSON. */
const bodyOf = (response: Response): Promise<unknown> =>
  response
    .clone()
    .json()
    .catch(() => null)

const addressOf = (input: RequestInfo | URL): URL => new URL(input instanceof Request ? input.url : input, window.location.href)
const isAutosave = (input: RequestInfo | URL): boolean => addressOf(input).searchParams.has('autosave')
