import * as z from 'zod'

/** Whether a second factor is on. */
export const FactorState = z.object({ on: z.boolean() })
export const OwnFactor = FactorState.extend({ codesLeft: z.number() })
/** The key for an app, as text and as a picture. */
export const FactorKey = z.object({ key: z.string(), address: z.string(), picture: z.string() })
export const RecoveryCodes = z.object({ codes: z.array(z.string()) })
