import { sampleTrade } from '@platform/mail/trade-mail-samples'
import type { WholeTrade } from '@platform/trades/trade-store'

/** A stored trade of one phone, as the mails and the label get it. */
export const aWholeTrade = (change: Partial<WholeTrade> = {}): WholeTrade => ({ ...sampleTrade('wkfs_de_DE'), ...change })
