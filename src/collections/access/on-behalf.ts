import type { PayloadRequest } from 'payload'

/** Somebody in whose name the shop itself does something later, when nobody is signed in. */
type Principal = Readonly<{ id: number | string; name: string }>

const KEY = 'onBehalfOf'

/** Part of the context of a request that is made in somebody's name. */
export const onBehalf = (principal: Principal | null): Record<string, unknown> => (principal ? { [KEY]: principal } : {})

/** In whose name a request is made that has no user. */
export function principalOf({ context, user }: Pick<PayloadRequest, 'context' | 'user'>): Principal | null {
  const principal = user ? null : context[KEY]
  return isPrincipal(principal) ? principal : null
}

const isPrincipal = (value: unknown): value is Principal =>
  typeof value === 'object' && value !== null && 'id' in value && 'name' in value
