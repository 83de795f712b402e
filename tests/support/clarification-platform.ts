import { Clarification, type ClarificationDecision } from '@trade-in-shop/contracts/clarifications'
import { Trade, type TradeRequest } from '@trade-in-shop/contracts/trades'
import { moveByNumber } from '@platform/cli/trade-command'
import { proof } from './photos'
import { anOffer, newKey, send, smallPlatform, tradeRequest, type SmallPlatform } from './small-platform'

export const NOW = new Date('2026-11-21T10:00:00Z')
const DAY = 86_400_000
export const after = (days: number): Date => new Date(NOW.getTime() + days * DAY)
export const readOfferId = ({ lines }: Trade, index: number): string => lines[index]?.offerId ?? ''

type Finding = `${number}:screen=${'light' | 'lifted'}`

export interface OpenedClarification {
  trade: Trade
  /** `/clarifications/{id}/{number}`, below the platform's root. */
  path: string
  email: string
}

export interface ClarificationPlatform {
  platform: SmallPlatform
  /** Two phones sold and inspected; the named lines (1 is the first) with a scratched screen, or as the finding says: `2:screen=lifted`. */
  asked(...worse: (number | Finding)[]): Promise<OpenedClarification>
  /** The same, sold with an answer to a lower price or a voucher; `path` is the page of the question, also of an answered one. */
  askedWith(
    change: Pick<Partial<TradeRequest>, 'ifLower' | 'voucher'>,
    ...worse: (number | Finding)[]
  ): Promise<OpenedClarification>
  now(accessId: string): Promise<Trade>
  read(path: string): Promise<Clarification>
  answer(path: string, ...lines: [offerId: string, decision: ClarificationDecision][]): ReturnType<typeof send>
}

/** A platform with trades whose inspection found differences, and their clarifications. */
export async function clarificationPlatform(name: string): Promise<ClarificationPlatform> {
  const platform = await smallPlatform(name)
  let people = 0
  const now = async (accessId: string) => Trade.parse((await send(platform, 'GET', `/trades/${accessId}`)).body)
  const sold = async (email: string, change: Partial<TradeRequest>): Promise<Trade> => {
    const offers = [await anOffer(platform), await anOffer(platform, { deviceId: 'two' })]
    const customer = { firstName: 'Miriam', lastName: 'Müßig', email, birthDate: '1990-04-12' }
    const request = tradeRequest(offers.map(({ offerId }) => offerId), { customer, ...change }) // prettier-ignore
    return Trade.parse((await send(platform, 'POST', '/trades', request, { 'idempotency-key': newKey() })).body)
  }
  const askedWith: ClarificationPlatform['askedWith'] = async (change, ...worse) => {
    platform.setTime(NOW)
    const email = `seller-${++people}@example.org`
    const { number, accessId } = await sold(email, change)
    const move = (...args: string[]) => moveByNumber(platform.env, [number, ...args], NOW)
    await move('handed-over')
    await move('received')
    const findings = worse.map((each): Finding => (typeof each === 'number' ? `${each}:screen=light` : each))
    await move('inspected', ...findings.flatMap((each) => ['--answer', each, ...proof(parseInt(each), 'screen')]))
    const { rows } = await platform.pool.query<{ id: string }>(
      'select c.id from platform.clarifications c join platform.trades t on t.id = c.trade_id where t.number = $1',
      [number],
    )
    return { trade: await now(accessId), email, path: `/clarifications/${rows[0]?.id ?? ''}/${number}` }
  }
  return {
    platform,
    askedWith,
    now,
    read: async (path) => Clarification.parse((await send(platform, 'GET', path)).body),
    answer: (path, ...lines) =>
      send(platform, 'POST', `${path}/answers`, { lines: lines.map(([offerId, decision]) => ({ offerId, decision })) }),
    asked: (...worse) => askedWith({}, ...worse),
  }
}
