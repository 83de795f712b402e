import * as z from 'zod'
import { askStaff } from '@trade-in-shop/payload-workbench/requests/ask-pages'
import { type Conflict, conflictOfAnswer } from './conflict-of-answer'

/** A document as a save sends or answers it. */
export const Stored = z.looseObject({ updatedAt: z.string() })
export type Stored = z.infer<typeof Stored>
const Saved = z.object({ doc: Stored })
const Sent = z.record(z.string(), z.unknown())
export type Sent = z.infer<typeof Sent>
/** The part of the form data that has the document; files are separate parts. */
const PART = '_payload'
/** Colleagues may save again while a merge is sent. */
const MAX_MERGES = 5

/** The document as the CMS answered or the page brought it; null for a new one. */
export const readStored = (value: unknown): Stored | null => Stored.safeParse(value).data ?? null

function sentBy(body: BodyInit | null | undefined): Sent | null {
  const text = body instanceof FormData ? body.get(PART) : null
  if (typeof text !== 'string') return null
  try {
    return Sent.safeParse(JSON.parse(text)).data ?? null
  } catch {
    // The body is not from Payload's form.
    return null
  }
}

function replaceDocument(body: BodyInit | null | undefined, document: Sent): BodyInit | null | undefined {
  if (!(body instanceof FormData)) return body
  const changed = new FormData()
  for (const [name, value] of body) changed.append(name, name === PART ? JSON.stringify(document) : value)
  return changed
}

/** Why a save was not stored: no answer came, the server cannot save for now, or the session has ended. */
export type Obstacle = 'offline' | 'busy' | 'session'
const BUSY_STATUS = 503
export type Hold = Readonly<{
  /** Waits until an obstacle may be gone; false when the member of staff gives up. */
  wait: (obstacle: Obstacle) => Promise<boolean>
  /** Called when a save has ended, whether it had to wait or not. */
  release: () => void
}>

/** What the form shows: its `updatedAt`, which the form learns late itself, and how often colleagues' values came into it. */
export type ShownBase = Readonly<{ at: string; merges: number }>

type Watched = Readonly<{
  /** Address of the document, without host; of its collection for a new one. */
  document: string
  isNew?: boolean
  /** Null to send what the form sends. */
  readBase: () => ShownBase | null
  onSaved: (document: Stored) => void
  /** Merges a refused save with the colleague's; null when there is a choice to make. */
  merge: (conflict: Conflict, sent: Sent, address: string) => Promise<Sent | null>
  hold: Hold
  /** Called as the form sends a save. */
  onSend?: (isAutosave: boolean) => void
  /** Called with the answer to each save by hand, before the form gets it. */
  onAnswer?: (body: unknown) => void
}>

/**
 * Reads the CMS's answers to saves of one document. Payload's form shows only the message of a problem, and its save, publish
 * and autosave buttons share nothing but `fetch`, so this wraps `fetch`. Saves are sent one after the other, so that none is
 * taken for a colleague's. One that a colleague has overtaken is merged and sent again; one that meets no network, a busy server
 * or an ended session waits and is sent again, and the form gets the answer of the last try. Returns a function that stops it.
 */
export function watchSaves({ document, isNew = false, hold, onSend, onAnswer, ...merging }: Watched): () => void {
  const before = window.fetch
  const method = isNew ? 'POST' : 'PATCH'
  let last: Promise<unknown> = Promise.resolve()
  const send = async (input: RequestInfo | URL, init: RequestInit): Promise<Response> => {
    const response = await persistent(() => before(input, init), isNew ? onlyForLogin(hold) : hold, init.signal)
    const answer = await bodyOf(response)
    if (!isAutosave(input)) onAnswer?.(answer)
    return response
  }
  const save = (input: RequestInfo | URL, init: RequestInit, made: ShownBase | null) => {
    const address = addressOf(input).href
    return sendMerged({ ...merging, address, made, send: (body) => send(input, { ...init, body: body ?? null }) }, init.body)
  }
  const listening: typeof fetch = (input, init) => {
    if (init?.method?.toUpperCase() !== method || addressOf(input).pathname !== document) return before(input, init)
    onSend?.(isAutosave(input))
    const made = merging.readBase()
    const answered = last.then(() => save(input, init, made))
    last = answered.catch(() => undefined)
    return answered
  }
  window.fetch = listening
  return () => {
    // Do not remove the wrapper of other code that has wrapped `fetch` since.
    if (window.fetch === listening) window.fetch = before
  }
}

type Merging = Pick<Watched, 'readBase' | 'onSaved' | 'merge'> &
  Readonly<{
    address: string
    /** What the form showed as it sent the save, which may have waited for a merge since. */
    made: ShownBase | null
    send: (body: BodyInit | null | undefined) => Promise<Response>
  }>

/** Sends a save, and again with what a colleague has saved meanwhile. */
async function sendMerged({ readBase, onSaved, merge, ...save }: Merging, body: BodyInit | null | undefined): Promise<Response> {
  let sent = sentBy(body)
  let { made } = save
  for (let merges = 0; ; merges += 1) {
    const now = readBase()
    // Values from before a merge are refused as such; an own save since then is no reason to refuse them.
    const base = now && made && made.merges < now.merges ? made : now
    const isDated = sent !== null && 'updatedAt' in sent && base !== null
    const response = await save.send(isDated ? replaceDocument(body, { ...sent, updatedAt: base.at }) : body)
    const answer = await bodyOf(response)
    const saved = response.ok ? Saved.safeParse(answer).data : undefined
    if (saved && sent) onSaved(saved.doc)
    const conflict = conflictOfAnswer(response.status, answer)
    if (conflict === null || sent === null || merges === MAX_MERGES) return response
    // Without an answer of the CMS the form shows the message of the refused save.
    const merged = await merge(conflict, sent, save.address).catch(() => undefined)
    if (merged === undefined) return response
    // The panel says what to choose; with an error the form would say it a second time.
    if (merged === null) return Response.json({ errors: [] }, { status: response.status })
    sent = merged
    made = null
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
      const obstacle = await findObstacle(answer)
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

async function findObstacle(answer: Response | TypeError): Promise<Obstacle | null> {
  if (answer instanceof TypeError) return 'offline'
  if (answer.status === BUSY_STATUS) return 'busy'
  return (await isSessionOver(answer)) ? 'session' : null
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
