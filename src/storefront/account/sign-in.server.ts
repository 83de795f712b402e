import 'server-only'
import { logIn } from '@/clients/account'
import type { Sender } from '@/clients/trade'
import type { LoginRequest } from '@/contracts/account'
import type { Shop } from '@/domain/shop'
import { sessionResponse } from './session.server'

/** Logs in: the platform's own answer for a wrong password and an unknown address, which are alike. */
export async function signIn(
  shop: Pick<Shop, 'origin'>,
  request: Request,
  { username, password, rememberMe = false }: LoginRequest,
  sender: Sender,
): Promise<Response> {
  return sessionResponse(shop, request, await logIn({ username, password, rememberMe }, sender), rememberMe)
}
