import type { Locator } from '@playwright/test'
import { euros } from '@/domain/euros'
import { formatMoney, formatMoneyChange } from '@/storefront/i18n/format'
import { findWords } from './words'

/** Cents of a price as written on a page or in a mail: "1.234,50 €", "412 €". */
export function parseCents(text: string): number {
  const [whole = '', cents = ''] = (/\d[\d.\s\u00a0\u202f]*(,\d{2})?/.exec(text)?.[0] ?? '').split(',')
  return Number(whole.replace(/\D/g, '')) * 100 + Number(cents.padEnd(2, '0'))
}

export const centsIn = async (shown: Locator): Promise<number> => parseCents((await shown.textContent()) ?? '')

/** A price as a market writes it. */
export const money = (locale: string, cents: number): string => formatMoney(findWords(locale), euros(cents))
export const moneyChange = (locale: string, cents: number): string => formatMoneyChange(findWords(locale), euros(cents))
