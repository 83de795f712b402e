import type { CollectionBeforeValidateHook } from 'payload'
import { idOf } from '@/collections/access/staff'
import { say } from '@/domain/staff-words'
import { refuse } from './refuse'
import { settingWords } from './setting-words'

/**
 * Even a draft has a title and a market: without them it is found in no list of a market, seen by nobody but its maker,
 * and has no preview. Payload asks drafts for nothing.
 */
export const checkNewPage: CollectionBeforeValidateHook = ({ collection, data, operation, req }) => {
  if (operation !== 'create') return data
  const hasTitle = typeof data?.title === 'string' && data.title.trim() !== ''
  const missing = [...(hasTitle ? [] : ['title']), ...(idOf(data?.market) === null ? ['market'] : [])]
  const message = say(settingWords.needed, req.i18n.language)
  refuse(
    collection.slug,
    missing.map((path) => ({ path, message })),
    req,
  )
  return data
}
