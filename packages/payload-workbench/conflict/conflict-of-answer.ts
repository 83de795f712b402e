import * as z from 'zod'

/** What the second of two editors gets (F12). `at` is the stored document's `updatedAt`, which the next save must send. */
export const Conflict = z.object({
  at: z.string(),
  saves: z.array(z.object({ by: z.string(), at: z.string() })).readonly(),
})
export type Conflict = z.infer<typeof Conflict>
const Answer = z.object({ errors: z.array(z.object({ data: z.object({ conflict: Conflict }) })).min(1) })

/** The conflict in the answer to a refused save; null for any other answer. */
export const conflictOfAnswer = (status: number, body: unknown): Conflict | null =>
  status === 409 ? (Answer.safeParse(body).data?.errors[0]?.data.conflict ?? null) : null
