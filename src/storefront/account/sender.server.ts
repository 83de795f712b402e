import 'server-only'
import { createHmac } from 'node:crypto'
import type { Sender } from '@/clients/trade'
import { clientNetworks } from '@/domain/client-networks'
import { env } from '@/env'
import { deviceIn } from './device.server'
import type { ShopOfSession } from './session.server'

const keyedHash = (text: string): string =>
  createHmac('sha256', env().PAYLOAD_SECRET).update(text).digest('base64url').slice(0, 32)

/**
 * The caller, for the platform's rate limits. The IP address comes from the server's request pipeline, which overwrites
 * what a visitor sends.
 */
export function senderOf(request: Request, shop: ShopOfSession, requestId: string): Sender & { requestId: string } {
  const { near, wide } = clientNetworks(request.headers.get('x-client-address') ?? 'unknown')
  return {
    clientKey: keyedHash(`client ${near}`),
    clientNetwork: keyedHash(`network ${wide}`),
    device: deviceIn(request.headers.get('cookie'), shop),
    requestId,
  }
}
