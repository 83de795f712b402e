'use client'
import { FormattedMessage } from 'react-intl'
import type { Trade } from '@/contracts/trades'

/** A trade's title: its device, or the first of them and the number of others. */
export function TradeName({ trade: { lines, number } }: { trade: Pick<Trade, 'lines' | 'number'> }) {
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  const device = lines[0]?.device.name ?? number
  return pieces > 1 ? <FormattedMessage id="trade.several" values={{ device, count: pieces - 1 }} /> : device
}
