import * as z from 'zod'

export const FactorState = z.object({ on: z.boolean() })
export const OwnFactor = FactorState.extend({ codesLeft: z.number() })
export const FactorKey = z.object({ key: z.string(), address: z.string(), picture: z.string() })
export const RecoveryCodes = z.object({ codes: z.array(z.string()) })
