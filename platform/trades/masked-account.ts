import type { TradePayment } from '@/contracts/trades'

const maskIban = (iban: string) => `${iban.slice(0, 4)} •••• •••• ${iban.slice(-4)}`

function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, 1)}•••${address.slice(at)}`
}

/** Enough to recognise the account by, too little to use it. */
export const maskedAccount = (payment: TradePayment): string =>
  payment.type === '13' ? maskIban(payment.iban) : maskAddress(payment.paypalAccount)
