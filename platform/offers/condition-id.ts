import { createHash } from 'node:crypto'
import type { AnswerChoice } from '@/contracts/offers'

/**
 * Stable hash of device and sorted answers: the same answers in any order are one cart line (K-03). 128 bits are enough against
 * collisions, and short enough for a cart.
 */
export function conditionId(deviceId: string, answers: AnswerChoice[], business: boolean): string {
  const sorted = [...new Set(answers.map(({ questionId, answerId }) => `${questionId}=${answerId}`))].sort()
  const text = JSON.stringify([deviceId, business, sorted])
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
