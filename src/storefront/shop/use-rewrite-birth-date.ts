'use client'
import { birthDateBounds, parseDate, writeDate } from '@/domain/dates'
import { serverNow } from '@/storefront/kit/own-api'
import { useShop } from './shop-provider'

/**
 * Writes a birth date with the market's separators, so that digits alone (`14031988`) can be checked by eye; any other
 * text is unchanged.
 */
export function useRewriteBirthDate(): (typed: string) => string {
  const { dateFormat, timeZone } = useShop()
  return (typed) => {
    const date = parseDate(typed, birthDateBounds({ timeZone, now: serverNow() ?? Date.now() }))
    return date ? writeDate(date, dateFormat) : typed
  }
}
