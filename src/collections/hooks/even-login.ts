import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import type { CollectionBeforeOperationHook } from 'payload'

/** As Payload derives a password hash. */
const ITERATIONS = 25000
const LENGTH = 512
const derive = promisify(pbkdf2)

/** An unknown address costs as much time as a wrong password, so that the answer's speed names nobody (`stack.md`). */
export const evenLogin: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation !== 'login' || !('data' in args)) return args
  const email: unknown = typeof args.data === 'object' && args.data !== null && 'email' in args.data ? args.data.email : undefined
  const { totalDocs } = await req.payload.count({
    collection: 'staff',
    where: { email: { equals: typeof email === 'string' ? email.toLowerCase().trim() : '' } },
    overrideAccess: true,
    req,
  })
  if (totalDocs === 0) await derive('no password', 'no salt', ITERATIONS, LENGTH, 'sha256')
  return args
}
