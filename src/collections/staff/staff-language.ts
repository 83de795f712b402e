import { LRUCache } from 'lru-cache'
import type { BasePayload } from 'payload'
import * as z from 'zod'
import { STAFF_LANGUAGES, type StaffLanguage } from '@/domain/staff-words'

const Language = z.enum(STAFF_LANGUAGES)
const keyOf = (id: number | string): string => `staff.language.${id}`

/** Languages that this process has stored already. */
const noted = new LRUCache<string, string>({ max: 1000 })

/**
 * Stores the language in which a member of staff works: the admin knows it from the request, a nightly mail has no request.
 */
export async function noteStaffLanguage(payload: BasePayload, id: number | string, language: string): Promise<void> {
  const key = keyOf(id)
  const { data } = Language.safeParse(language)
  if (data === undefined || noted.get(key) === data) return
  await payload.kv.set(key, data)
  noted.set(key, data)
}

/** The last language of a member of staff; null for those who have not opened the admin yet. */
export const readStaffLanguage = async (payload: BasePayload, id: number | string): Promise<StaffLanguage | null> =>
  Language.safeParse(await payload.kv.get(keyOf(id))).data ?? null
