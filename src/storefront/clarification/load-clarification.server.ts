import 'server-only'
import { cache } from 'react'
import { readClarification } from '@/clients/clarifications'
import type { Clarification } from '@/contracts/clarifications'

const DAY_MS = 86_400_000

/** `daysLeft`: begun days until the deadline, by the server's clock. */
export type LoadedClarification = Readonly<{ clarification: Clarification; daysLeft: number }>

/**
 * What a link leads to, shared by metadata and page. Null for what is unknown, does not belong together or has run out: the
 * page says the same to all three (E-02). Throws while the platform cannot be asked.
 */
export const loadClarification = cache(async (id: string, trade: string): Promise<LoadedClarification | null> => {
  const clarification = await readClarification({ id, trade }, {})
  if (!clarification || clarification.state === 'expired') return null
  const left = Date.parse(clarification.expiresAt) - Date.now()
  return { clarification, daysLeft: Math.max(1, Math.ceil(left / DAY_MS)) }
})
