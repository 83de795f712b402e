import { HOUR, MINUTE } from '@/runtime/durations'

const LONGEST = 6 * HOUR

/** How long a delivery waits after its n-th failure: 1, 2, 4 … minutes, at most 6 hours (F27). */
export const retryDelay = (attempts: number): number => Math.min(LONGEST, MINUTE * 2 ** Math.min(attempts - 1, 20))
