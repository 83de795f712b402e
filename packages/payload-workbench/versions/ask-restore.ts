import * as z from 'zod'

/** Why nothing was restored; without messages the CMS did not answer. `conflict`: a colleague has saved meanwhile. */
export type RestoreProblem = Readonly<{ messages: readonly string[]; conflict: boolean }>
type RestoreRequest = Readonly<{ fields: readonly string[]; updatedAt: string; publish: boolean }>

const Problem = z.object({
  message: z.string(),
  data: z
    .object({ errors: z.array(z.object({ message: z.string() })) })
    .optional()
    .catch(undefined),
})
const Problems = z.object({ errors: z.array(Problem).min(1) })

/** Restores the ticked fields: `path` below `/cms-api`. Null on success. */
export async function askRestore(path: string, asked: RestoreRequest, language: string): Promise<RestoreProblem | null> {
  try {
    const response = await fetch(`/cms-api/${path}`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify(asked),
    })
    if (response.ok) return null
    const { data } = Problems.safeParse(await response.json())
    const messages =
      data?.errors.flatMap((problem) => problem.data?.errors.map(({ message }) => message) ?? [problem.message]) ?? []
    return { messages: [...new Set(messages)], conflict: response.status === 409 }
  } catch {
    // The network is down.
    return { messages: [], conflict: false }
  }
}
