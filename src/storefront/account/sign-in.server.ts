import 'server-only'
import { logIn } from '@/clients/account'
import type { Sender } from '@/clients/trade'
import type { LoginRequest } from '@/contracts/account'
import type { Shop } from '@/domain/shop'
import { readSession, sessionResponse, wantsCookies } from './session.server'

/**
 * Logs in: the platform's own answer for a wrong password and an unknown address, which are alike. A shop page that
 * says nothing of remembering asks for the password once more: the session is kept as long as before.
 */
export async function signIn(
  shop: Pick<Shop, 'origin'>,
  request: Request,
  { username, password, rememberMe }: LoginRequest,
  sender: Sender,
): Promise<Response> {
  const remember = rememberMe ?? (wantsCookies(request) && readSession(request, shop).remember)
  return sessionResponse(shop, request, await logIn({ username, password, rememberMe: remember }, sender), remember)
}
