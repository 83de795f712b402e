import { z } from 'zod'

const Saved = z.object({ doc: z.object({ updatedAt: z.string() }) })
const Sent = z.looseObject({ updatedAt: z.string() })
/** Where Payload's form puts what it sends; files stand beside it. */
const PART = '_payload'

/**
 * The saves of one document that come from this page. The form learns the time of its own save with a second answer, up to
 * seconds later: what it sends before that would look as if a colleague had been first.
 */
export class OwnSaves {
  /** What the form has carried, and what its saves have made of it. */
  readonly #times = new Set<string>()
  #latest: string | null = null

  /** What to send instead: the same, with the time of the last own save where the form still has one of before. */
  prepared(body: BodyInit | null | undefined): BodyInit | null | undefined {
    const sent = sentBy(body)
    if (!(body instanceof FormData) || sent === null || this.#latest === null || !this.#times.has(sent.updatedAt)) return body
    const changed = new FormData()
    const now = JSON.stringify({ ...sent, updatedAt: this.#latest })
    for (const [name, value] of body) changed.append(name, name === PART ? now : value)
    return changed
  }

  /** Remembers what the CMS has made of a save. */
  async note(body: BodyInit | null | undefined, response: Response): Promise<void> {
    const sent = sentBy(body)
    if (!response.ok || sent === null) return
    const answer = Saved.safeParse(
      await response
        .clone()
        .json()
        .catch(() => null),
    )
    if (!answer.success) return
    this.#latest = answer.data.doc.updatedAt
    this.#times.add(sent.updatedAt).add(this.#latest)
  }
}

function sentBy(body: BodyInit | null | undefined): z.infer<typeof Sent> | null {
  const text = body instanceof FormData ? body.get(PART) : null
  if (typeof text !== 'string') return null
  try {
    return Sent.safeParse(JSON.parse(text)).data ?? null
  } catch {
    // No form of Payload's.
    return null
  }
}
