import * as z from 'zod'

const Saved = z.object({ doc: z.object({ updatedAt: z.string() }) })
const Sent = z.looseObject({ updatedAt: z.string() })
/** The part of the form data that has the document; files are separate parts. */
const PART = '_payload'

/**
 * The saves of one document from this page. The form learns the `updatedAt` of its own save from a second answer, up to
 * seconds later; a save that it sends before that would look like a conflict with a colleague.
 */
export class OwnSaves {
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
    // The body is not from Payload's form.
    return null
  }
}
