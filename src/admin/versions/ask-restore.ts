import * as z from 'zod'

/** Why nothing was restored; without messages the CMS did not answer. `conflict`: a colleague has saved meanwhile. */
export type Refusal = Readonly<{ messages: readonly string[]; conflict: boolean }>
type RestoreRequest = Readonly<{ fields: readonly string[]; updatedAt: string; publish: boolean }>

const Fault = z.object({
  message: z.string(),
  data: z
    .object({ errors: z.array(z.object({ message: z.string() })) })
    .optional()
    .catch(undefined),
})
const Faults = z.object({ errors: z.array(Fault).min(1) })

/** Restores the ticked fields: `path` below `/cms-api`. Null on success. */
export async function askRestore(path: string, asked: RestoreRequest, language: string): Promise<Refusal | null> {
  try {
    const response = await fetch(`/cms-api/${path}`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify(asked),
    })
    if (response.ok) return null
    const { data } = Faults.safeParse(await response.json())
    const told = data?.errors.flatMap((fault) => fault.data?.errors.map(({ message }) => message) ?? [fault.message]) ?? []
    return { messages: [...new Set(told)], conflict: response.status === 409 }
  } catch {
    // The network is down.
    return { messages: [], conflict: false }
  }
}
