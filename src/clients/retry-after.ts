import { DAY, SECOND } from '@trade-in-shop/runtime/durations'

/** No limit of ours waits longer than a day. */
const MAX_SECONDS = DAY / SECOND

/** The seconds of an upstream's `Retry-After`, a number or a date, a day at most; null without one that can be read. */
export function parseRetryAfter(header: string | undefined, now: number): number | null {
  const text = header?.trim() ?? ''
  const seconds = /^\d+$/.test(text) ? Number(text) : /^[A-Z][a-z]{2},/.test(text) ? (Date.parse(text) - now) / SECOND : NaN
  return Number.isNaN(seconds) ? null : Math.min(MAX_SECONDS, Math.max(0, Math.ceil(seconds)))
}
