import type { IncomingMessage } from 'node:http'
import { noteMiss } from '@/cms/misses'
import type { Decision } from '@/domain/routing/decide'
import { screenRow } from '@/domain/routing/screens'

type Visitor = Readonly<{ request: IncomingMessage; path: string; bot: boolean; routerKey: string | null }>

/**
 * Notes a document that answered 404, whoever found out: the door, or a page that does not know the device. The
 * router's own requests are followed by one for the document; addresses with a secret in them are nobody's dead links.
 */
export function noteMissing(
  visitor: Visitor,
  decision: Decision & { kind: 'abort' | 'screen' },
  status: number,
  now: number,
): void {
  const { request, path, bot, routerKey } = visitor
  const isRead = request.method === 'GET' || request.method === 'HEAD'
  if (status !== 404 || !isRead || routerKey !== null || request.headers.rsc !== undefined) return
  if (decision.kind === 'screen' && screenRow(decision.screen).secret) return
  noteMiss({ market: decision.shop.market.code, path, bot, referer: request.headers.referer, now: new Date(now) })
}
