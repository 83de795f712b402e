import * as z from 'zod'

/** An amount in minor units (cents) with its currency; never a float (security 30). */
export const Money = z.strictObject({ amount: z.int(), currency: z.literal('EUR') })
export type Money = z.infer<typeof Money>
