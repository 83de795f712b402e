/**
 * The number that people read out and type: `RV-` plus digits, the last one a check digit, so that a typing error is noticed
 * and does not find another trade. Damm's algorithm finds every wrong digit and every swapped pair.
 */
const DAMM = [
  '0317598642',
  '7092154863',
  '4206871359',
  '1750983426',
  '6123045978',
  '3674209581',
  '5869720134',
  '8945362017',
  '9438617205',
  '2581436790',
]

const PREFIX = 'RV-'

function damm(digits: string): number {
  let interim = 0
  for (const digit of digits) interim = Number(DAMM[interim]?.[Number(digit)])
  return interim
}

/** `sequence` is the running number of the platform's own counter. */
export const tradeNumber = (sequence: number): string => `${PREFIX}${sequence}${damm(String(sequence))}`

/** The number in its written form, or null when it cannot be one. Accepts spaces, any case and a missing prefix. */
export function parseTradeNumber(text: string): string | null {
  const digits = /^(?:RV)?(\d{5,15})$/.exec(text.toUpperCase().replace(/[\s-]/g, ''))?.[1]
  return digits && damm(digits) === 0 ? `${PREFIX}${digits}` : null
}
