/** Words of all mails. `{…}` is filled in; nothing in here is HTML. */
export type MailWords = {
  greeting: string
  facts: { number: string; total: string; voucher: string; lock: string; payout: string }
  devices: string
  checklist: string
  toTrade: string
  questions: string
  signature: string
  received: { subject: string; heading: string; intro: string; label: string; lock: string; next: string }
  arrived: { subject: string; heading: string; intro: string }
  /** `toPayPal`: the intro where the money goes to PayPal, which no bank delays. */
  paid: { subject: string; heading: string; intro: string; toPayPal: string }
}
