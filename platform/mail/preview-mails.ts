import type { PlatformMarket } from '@platform/markets/platform-market'
import { TRADE_MAIL_KINDS } from '@platform/outbox/outbox-store'
import type { Mail } from './mail'
import { MAIL_WRITERS } from './mail-writers'
import { previewTradeMails } from './trade-mail'

/** Every kind of mail that the platform sends, with how it looks in a market: one mail for each form that it may have. */
export const MAIL_PREVIEWS: ReadonlyMap<string, (market: PlatformMarket) => Promise<Mail[]>> = new Map([
  ...TRADE_MAIL_KINDS.map((kind) => [kind, (market: PlatformMarket) => previewTradeMails(kind, market)] as const),
  ...Object.entries(MAIL_WRITERS).map(([kind, { preview }]) => [kind, preview] as const),
])
