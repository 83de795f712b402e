import type * as z from 'zod'
import type { BeforehandMail, ClosedMail, OpenedMail } from '@platform/clarifications/clarification-mails'
import { SAMPLE_ACCOUNT, SAMPLE_PERSON, SAMPLE_SALE } from '@platform/mail/mail-samples'

type Beforehand = z.infer<typeof BeforehandMail>

const phone = {
  ...{ offerId: 'sample-offer-1', device: 'iPhone 13 128 GB', oldPrice: 41_200, newPrice: 33_000 },
  look: { categoryId: 'phones', picture: null },
  disposal: null,
} as const
const camera = {
  ...{ offerId: 'sample-offer-2', device: 'EOS R6', oldPrice: 80_000, newPrice: 64_000 },
  look: { categoryId: 'cameras', picture: null },
  disposal: null,
} as const
/** Worth nothing, and not allowed on the road. */
const unpostable = { ...phone, newPrice: 0, disposal: 'local' } as const

const about = (application: string) => ({ application, ...SAMPLE_PERSON, ...SAMPLE_SALE })

/** One device, two of them, and one that cannot be sent back. */
export function sampleOpened(application: string): [OpenedMail, OpenedMail, OpenedMail] {
  const one = { ...about(application), id: 'sample-clarification', expiresAt: '2026-12-05T22:30:00.000Z', lines: [phone] }
  return [one, { ...one, lines: [phone, camera] }, { ...one, lines: [unpostable] }]
}

/** Devices that are worth more than offered. */
export const sampleBetter = (application: string) => ({
  ...about(application),
  lines: [{ ...phone, oldPrice: phone.newPrice, newPrice: phone.oldPrice }],
})

/** Sold, partly sent back, sent back, and recycled. */
export function sampleClosed(application: string): [ClosedMail, ...ClosedMail[]] {
  const sold = { ...about(application), maskedAccount: SAMPLE_ACCOUNT, total: phone.newPrice }
  const [accept, back] = [
    { ...phone, decision: 'accept' },
    { ...camera, decision: 'return' },
  ] as const
  return [
    { ...sold, lines: [accept] },
    { ...sold, lines: [accept, back] },
    { ...sold, total: 0, lines: [back] },
    { ...sold, total: 0, lines: [{ ...unpostable, decision: 'accept' }] },
  ]
}

/** Sold for at least the price of the seller's choice, and sent back. */
export function sampleBeforehand(application: string): [Beforehand, Beforehand] {
  const [{ lines, ...sold }] = sampleClosed(application)
  const found = lines.map((line) => ({ ...line, differences: [{ question: 'Display', yours: 'A', ours: 'B' }] }))
  const chosen = { ...sold, id: 'sample-clarification', lines: found }
  return [
    { ...chosen, downTo: 30_000 },
    { ...chosen, downTo: null, total: 0, lines: found.map((line) => ({ ...line, decision: 'return' })) },
  ]
}
