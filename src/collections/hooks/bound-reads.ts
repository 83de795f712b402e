import type { CollectionBeforeOperationHook } from 'payload'

/** Most documents that one request of staff reads. */
const MOST = 500

const READS: ReadonlySet<string> = new Set(['read', 'readDistinct', 'findVersions'])

/** `limit=0` and `pagination=false` would read everything. Requests of staff are bounded, the shop's own code is not. */
export const boundReads: CollectionBeforeOperationHook = ({ args, operation, overrideAccess }) => {
  if (!READS.has(operation) || overrideAccess === true || !('limit' in args || 'pagination' in args)) return args
  const asked = 'limit' in args ? Number(args.limit) : Number.NaN
  const unbounded = asked === 0 || ('pagination' in args && args.pagination === false)
  if (!unbounded && !(asked > MOST)) return args
  return { ...args, limit: MOST, pagination: true }
}
