import 'server-only'
import { apiError } from '@/runtime/api-problem'
import { tokenIn } from './session.server'

/** The one-use token or identifier in a required header; null when it is malformed. Throws 400 `token_missing`. */
export function headerToken(request: Request, name: 'token' | 'identifier'): string | null {
  const given = request.headers.get(name)
  if (given === null || given === '') throw apiError(400, 'token_missing')
  return tokenIn(given) ?? null
}

/** As above, but throws 422 `token_invalid` for a malformed token, as the platform does for an unknown one. */
export function requireHeaderToken(request: Request, name: 'token' | 'identifier'): string {
  const token = headerToken(request, name)
  if (token === null) throw apiError(422, 'token_invalid')
  return token
}
