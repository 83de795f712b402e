type Options = Readonly<{ exact?: boolean }>

/**
 * How an amount in minor units is written, in pages, mails and the admin: whole euros without cents unless `exact`. Spanish and
 * Italian leave the separator out of numbers of four digits by default, but not of money: "1.830 €".
 */
export function moneyFormat(
  { amount, currency }: Readonly<{ amount: number; currency: string }>,
  { exact = false }: Options = {},
) {
  const fractionDigits = amount % 100 === 0 && !exact ? 0 : 2
  return {
    style: 'currency',
    currency,
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
    useGrouping: 'always',
  } as const
}
