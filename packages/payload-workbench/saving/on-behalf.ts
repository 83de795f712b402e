import type { PayloadRequest } from 'payload'

/** The member of staff in whose name the shop acts later, when they are no longer logged in (a scheduled publication). */
type Principal = Readonly<{ id: number | string; name: string }>

const KEY = 'onBehalfOf'

/** Request context for work in the name of this member of staff. */
export const onBehalf = (principal: Principal | null): Record<string, unknown> => (principal ? { [KEY]: principal } : {})

/** The member of staff in whose name a request without a user acts; null for none. */
export function getPrincipal({ context, user }: Pick<PayloadRequest, 'context' | 'user'>): Principal | null {
  const principal = user ? null : context[KEY]
  return isPrincipal(principal) ? principal : null
}

const isPrincipal = (value: unknown): value is Principal =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value
