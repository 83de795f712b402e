import 'server-only'
import { refusal } from '@/storefront/cart/refusal.server'
import { tokenIn } from './session.server'

/** The one-use token or identifier in a required header; null when it is malformed. Throws 400 `token_missing`. */
export function headerToken(request: Request, name: 'token' | 'identifier'): string | null {
  const given = request.headers.get(name)
  if (given === null || given === '') throw refusal(400, 'token_missing', undefined)
  return tokenIn(given) ?? null
}

/** As above, but throws 422 `token_invalid` for a malformed token, as the platform does for an unknown one. */
export function requireHeaderToken(request: Request, name: 'token' | 'identifier'): string {
  const token = headerToken(request, name)
  if (token === null) throw refusal(422, 'token_invalid', undefined)
  return token
}
