import 'server-only'
import { createHmac, createSecretKey, type KeyObject, randomUUID } from 'node:crypto'
import { headers } from 'next/headers'
import type { Sender } from '@/clients/trade-client'
import { clientNetworks } from '@/http/client-networks'
import { env } from '@/env'
import { deviceIn } from './device.server'
import type { ShopOfSession } from '@/http/cookies'

/** A key that is text is made into an object again for each hash, which takes as long as the hash. */
let hashKey: KeyObject | undefined
const keyedHash = (text: string): string =>
  createHmac('sha256', (hashKey ??= createSecretKey(env().PAYLOAD_SECRET, 'utf8')))
    .update(text)
    .digest('base64url')
    .slice(0, 32)

/**
 * The caller, for the platform's rate limits. The IP address comes from the server's request pipeline, which overwrites
 * what a visitor sends.
 */
export function readSender(
  request: Readonly<{ headers: Pick<Headers, 'get'> }>,
  shop: ShopOfSession,
  requestId: string,
): Sender & { requestId: string } {
  const { near, wide } = clientNetworks(request.headers.get('x-client-address') ?? 'unknown')
  return {
    clientKey: keyedHash(`client ${near}`),
    clientNetwork: keyedHash(`network ${wide}`),
    device: deviceIn(request.headers.get('cookie'), shop),
    requestId,
  }
}

/** The same of the visitor for whom a page is rendered: only where the page is rendered for each request. */
export async function senderOfPage(shop: ShopOfSession): Promise<Sender & { requestId: string }> {
  const list = await headers()
  return readSender({ headers: list }, shop, list.get('x-request-id') ?? randomUUID())
}
