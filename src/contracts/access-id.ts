import * as z from 'zod'

/** Parameters of a guest's trade: its unguessable id. */
export const AccessParams = z.strictObject({ accessId: z.string().regex(/^[A-Za-z0-9_-]{16,128}$/) })
