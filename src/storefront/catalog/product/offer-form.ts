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
const SEPARATOR = '~'

/** The value of `?offer=` that names the questions without an answer. */
export const writeIncomplete = (questionIds: readonly string[]): string =>
  [NO_OFFER.incomplete, ...questionIds.slice(0, 30)].join(SEPARATOR)

/** The questions that such a value names; null for another value. */
export function readIncomplete(offer: string): string[] | null {
  const [kind, ...questionIds] = offer.split(SEPARATOR)
  return kind === NO_OFFER.incomplete ? questionIds : null
}
