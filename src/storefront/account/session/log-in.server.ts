import 'server-only'
import { logIn } from '@/clients/account'
import type { Sender } from '@/clients/trade'
import type { LoginRequest } from '@/contracts/account'
import type { Shop } from '@/domain/market/shop'
import { withDevice } from './device.server'
import { readSession, sessionReply, wantsCookies, type SessionReply } from './session.server'

/**
 * Logs in; the platform answers a wrong password and an unknown address alike. Without `rememberMe` a shop page
 * only confirms the password, so the session's duration stays as chosen before. A shop page's browser becomes a known
 * device of the account, which strangers cannot lock out.
 */
export async function logInCustomer(
  shop: Pick<Shop, 'origin' | 'mode'>,
  request: Request,
  { username, password, rememberMe }: LoginRequest,
  sender: Sender,
): Promise<SessionReply> {
  const isPage = wantsCookies(request)
  const remember = rememberMe ?? (isPage && readSession(request, shop).remember)
  const enter = async (from: Sender) =>
    sessionReply(shop, request, await logIn({ username, password, rememberMe: remember }, from), remember)
  return isPage ? withDevice(shop, sender, enter) : enter(sender)
}
