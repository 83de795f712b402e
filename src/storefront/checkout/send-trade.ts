import { PriceChanges, Trade, type PriceChange } from '@trade-in-shop/contracts/trades'
import { VOUCHER_PROBLEMS, type VoucherProblem } from '@trade-in-shop/contracts/vouchers'
import type { ProblemError } from '@trade-in-shop/contracts/problem'
import type { TradeSubmission } from '@/domain/checkout/checkout-form'
import { NoAnswerError, ownApi, OwnApiError } from '@/storefront/kit/own-api'
import { newKey, type Attempt } from './attempt-state'

type ProblemReason =
  'tooMany' | 'emailUnconfirmed' | 'unavailable' | 'cap' | 'pieces' | 'noBusiness' | 'previewOnly' | 'loggedOut' | 'refused'
/** The result of pressing the button. `unknown`: it is not known whether the sale arrived, so the key stays stored. */
export type SendOutcome =
  | Readonly<{ kind: 'created'; trade: Trade }>
  | Readonly<{ kind: 'priceChanged'; changes: readonly PriceChange[] }>
  | Readonly<{ kind: 'voucherRefused'; code: VoucherProblem }>
  | Readonly<{ kind: 'problems'; errors: readonly ProblemError[] }>
  | Readonly<{ kind: 'refused'; reason: ProblemReason }>
  | Readonly<{ kind: 'unknown'; because: 'offline' | 'noAnswer' }>

/** How the sale is sent: by `ownApi` for a guest, with the session (`customerApi`) for a customer. */
export type Send = typeof ownApi
export type Ledger = Readonly<{ read: () => Attempt; write: (attempt: Attempt) => void }>

const REASONS: Readonly<Record<string, ProblemReason>> = {
  too_many_requests: 'tooMany',
  email_unconfirmed: 'emailUnconfirmed',
  offer_unavailable: 'unavailable',
  offer_expired: 'unavailable',
  cap_exceeded: 'cap',
  too_many_pieces: 'pieces',
  business_not_available: 'noBusiness',
  preview_only: 'previewOnly',
  unauthorized: 'loggedOut',
  session_ended: 'loggedOut',
}
const isVoucherProblem = (code: string): code is VoucherProblem => VOUCHER_PROBLEMS.some((known) => known === code)

/** The trade that was created with a key, or null when there is none. Throws when the service does not answer. */
export async function askByKey(key: string): Promise<Trade | null> {
  try {
    return await ownApi({ path: `/api/trades/by-key/${key}`, answer: Trade })
  } catch (error) {
    if (error instanceof OwnApiError && error.status === 404) return null
    throw error
  }
}

/**
 * Sends a sale so that at most one trade is created: the key is stored before the request is sent, stays stored while
 * the outcome is unknown, and is looked up before anything is sent again (T-02, F18).
 */
export async function sendTrade(submission: TradeSubmission, ledger: Ledger, send: Send = ownApi): Promise<SendOutcome> {
  try {
    const { key, sent } = ledger.read()
    const earlier = key && sent ? await askByKey(key) : null
    return earlier ? settled(ledger, { kind: 'created', trade: earlier }) : await post(submission, key ?? newKey(), ledger, send)
  } catch (error) {
    return unknownOutcome(error)
  }
}

async function post(submission: TradeSubmission, key: string, ledger: Ledger, send: Send): Promise<SendOutcome> {
  ledger.write({ key, sent: true })
  try {
    const headers = { 'Idempotency-Key': key }
    const trade = await send({
      method: 'POST',
      path: '/api/trades',
      body: submission,
      headers,
      answer: Trade,
      deadlineMs: 15_000,
    })
    return settled(ledger, { kind: 'created', trade })
  } catch (error) {
    if (!(error instanceof OwnApiError) || error.status >= 500 || error.code === 'internal') return unknownOutcome(error)
    if (error.code !== 'idempotency_key_reused') return settled(ledger, refusedOutcome(error))
    // The shopper changed something after a request that did arrive: the trade exists as it was sent first.
    const trade = await askByKey(key)
    return settled(ledger, trade ? { kind: 'created', trade } : { kind: 'refused', reason: 'refused' })
  }
}

function settled(ledger: Ledger, outcome: SendOutcome): SendOutcome {
  ledger.write({ key: null, sent: false })
  return outcome
}

function unknownOutcome(error: unknown): SendOutcome {
  if (error instanceof NoAnswerError) return { kind: 'unknown', because: error.reason === 'offline' ? 'offline' : 'noAnswer' }
  if (error instanceof OwnApiError) return { kind: 'unknown', because: 'noAnswer' }
  throw error
}

function refusedOutcome({ code, errors, body }: OwnApiError): SendOutcome {
  const changed = PriceChanges.safeParse(body)
  if (code === 'price_changed' && changed.success) return { kind: 'priceChanged', changes: changed.data.changes }
  if (isVoucherProblem(code)) return { kind: 'voucherRefused', code }
  const reason = REASONS[code]
  if (reason) return { kind: 'refused', reason }
  const atFields = errors.filter(({ path }) => /^(customer|company|address|payment|declarations)\//.test(path))
  return atFields.length > 0 ? { kind: 'problems', errors: atFields } : { kind: 'refused', reason: 'refused' }
}
