import type { CollectionBeforeValidateHook } from 'payload'
import { idOf } from '@/collections/access/staff'
import { formatStaffMessage } from '@/domain/staff-words'
import { refuse } from '@/collections/hooks/refuse'
import { settingWords } from '@/collections/hooks/markets/setting-words'

/**
 * A new page needs a title and a market, even as a draft: without them it is in no list of a market, only its author can
 * find it, and it has no preview. Payload itself requires nothing of drafts.
 */
export const checkNewPage: CollectionBeforeValidateHook = ({ collection, data, operation, req }) => {
  if (operation !== 'create') return data
  const hasTitle = typeof data?.title === 'string' && data.title.trim() !== ''
  const missing = [...(hasTitle ? [] : ['title']), ...(idOf(data?.market) === null ? ['market'] : [])]
  const message = formatStaffMessage(settingWords.needed, req.i18n.language)
  refuse(
    collection.slug,
    missing.map((path) => ({ path, message })),
    req,
  )
  return data
}
