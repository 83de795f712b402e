/** Words of the mails about a clarification. `{…}` is filled in; nothing in here is HTML. */
export type ClarificationWords = {
  greeting: string
  greetingUnnamed: string
  signature: string
  facts: { number: string; until: string; payout: string; account: string }
  /** One device: what it was worth, what it is. */
  line: string
  opened: { subject: string; heading: string; intro: string; free: string; link: string; quick: string }
  reminder: { subject: string; heading: string; intro: string }
  acknowledged: { subject: string; heading: string; intro: string }
  expired: { subject: string; heading: string; intro: string }
  /** Inspection found more than was described (P-06). */
  better: { subject: string; heading: string; intro: string }
  accepted: string
  returned: string
  paid: string
  sentBack: string
  follow: string
}
