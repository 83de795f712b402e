import 'server-only'
import type { Sender } from '@/clients/trade-client'
import { hasAccounts } from '@/domain/market/widget-modes'
import type { Shop } from '@/domain/routing/shop'
import {
  cookieName,
  cookiesIn,
  DEVICE_SECONDS,
  newDevice,
  readDevice,
  signDevice,
  type DeviceKey,
  type ShopOfSession,
} from '@/http/cookies'
import { env } from '@/env'
import type { Reply } from '@trade-in-shop/contracts/endpoint'
import { cookie, tokenIn } from './session.server'
import { apiError } from '@/http/api-problem'

const key = (): DeviceKey => ({ secret: env().PAYLOAD_SECRET, purpose: 'customer device' })

/**
 * The device id in a `Cookie` header; undefined for a browser that has not logged in here, and for a cookie that we did
 * not issue.
 */
export const deviceIn = (cookies: string | null, shop: ShopOfSession): string | undefined =>
  readDevice(cookiesIn(cookies).get(cookieName(shop, 'device')), key())

/**
 * Sends the browser's device id to the platform in `run`. When that succeeds, the browser stores the id for half a
 * year, so that the platform knows it as a device of the account or the trade. Partner widgets have no cookies
 * (security 23).
 */
export async function withDevice<R extends Reply>(
  shop: Pick<Shop, 'origin' | 'mode'>,
  sender: Sender,
  run: (sender: Sender) => Promise<R>,
): Promise<R> {
  if (!hasAccounts(shop.mode)) return run(sender)
  const device = sender.device ?? newDevice()
  const reply = await run({ ...sender, device })
  const signed = cookie(shop, 'device', signDevice(device, key()), DEVICE_SECONDS)
  return { ...reply, cookies: [...(reply.cookies ?? []), signed] }
}

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
