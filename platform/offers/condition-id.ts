import { createHash } from 'node:crypto'
import type { GivenAnswer } from '@/contracts/offers'

/**
 * Stable hash of device and sorted answers: equal conditions are one cart line, in whatever order they were answered
 * (`contracts.md` 4). 128 bits are plenty against collisions, and short enough to carry around.
 */
export function conditionId(deviceId: string, answers: GivenAnswer[], business: boolean): string {
  const sorted = [...new Set(answers.map(({ questionId, answerId }) => `${questionId}=${answerId}`))].sort()
  const text = JSON.stringify([deviceId, business, sorted])
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}
