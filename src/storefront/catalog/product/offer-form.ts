import * as z from 'zod'
import type { AnswerChoice } from '@trade-in-shop/contracts/offers'

const id = z.string().min(1).max(64)

/** The posted question form: the device, and for each question its answer or, of a `multiple` one, several. */
export const OfferForm = z.record(id, z.union([id, z.array(id).max(30)]))
export type OfferForm = z.infer<typeof OfferForm>

/** Device and answers of a posted form; null without exactly one device. */
export function readOfferForm({ device, ...questions }: OfferForm): { deviceId: string; answers: AnswerChoice[] } | null {
  if (typeof device !== 'string') return null
  const answers = Object.entries(questions).flatMap(([questionId, given]) =>
    [given].flat().map((answerId) => ({ questionId, answerId })),
  )
  return { deviceId: device, answers }
}

/** Values of `?offer=` when there is no offer; too short to be mistaken for an id, which has at least 22 characters. */
export const NO_OFFER = { incomplete: 'incomplete', away: 'away' } as const
