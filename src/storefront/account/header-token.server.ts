import 'server-only'
import { refusal } from '@/storefront/cart/refusal.server'
import { tokenIn } from './session.server'

/** The one-use token or identifier that a header must carry; null when what stands there is none. Throws 400 `token_missing`. */
export function headerToken(request: Request, name: 'token' | 'identifier'): string | null {
  const given = request.headers.get(name)
  if (given === null || given === '') throw refusal(400, 'token_missing', undefined)
  return tokenIn(given) ?? null
}

/** As above; what is no token is refused as the platform refuses one that it does not know. */
export function requireHeaderToken(request: Request, name: 'token' | 'identifier'): string {
  const token = headerToken(request, name)
  if (token === null) throw refusal(422, 'token_invalid', undefined)
  return token
}
