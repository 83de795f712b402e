import type { CollectionBeforeValidateHook, Where } from 'payload'
import { staffOf } from '@/collections/access/staff'
import { reachOf } from '@/collections/access/table'
import { formatStaffMessage, type StaffMessage } from '@/domain/staff-words'
import { refuse } from '@/collections/hooks/refuse'

const FIXED: StaffMessage = {
  en: 'This page is published: whoever publishes it changes its address and purpose.',
  de: 'Diese Seite ist veröffentlicht: Adresse und Zweck ändert, wer sie veröffentlicht.',
  es: 'Esta página está publicada: la dirección y la finalidad las cambia quien la publica.',
  fr: 'Cette page est publiée : son adresse et son usage sont changés par qui la publie.',
  it: 'Questa pagina è pubblicata: indirizzo e scopo li cambia chi la pubblica.',
}

/**
 * A member of staff who may not publish cannot change the slug or key of a published page, not even in a draft that a
 * colleague publishes later.
 */
export const keepPublishedAddress: CollectionBeforeValidateHook = async ({ collection, data, operation, originalDoc, req }) => {
  const staff = staffOf(req.user)
  if (!staff || reachOf('pages', 'publish', staff.role) !== 'none' || operation !== 'update' || !data) return data
  const changed = ['slug', 'key'].filter((name) => name in data && (data[name] ?? null) !== (originalDoc?.[name] ?? null))
  if (changed.length === 0) return data
  const where: Where = { and: [{ id: { equals: originalDoc?.id } }, { _status: { equals: 'published' } }] }
  const { totalDocs } = await req.payload.count({ collection: 'pages', where, overrideAccess: true, req })
  const message = formatStaffMessage(FIXED, req.i18n.language)
  if (totalDocs > 0)
    refuse(
      collection.slug,
      changed.map((path) => ({ path, message })),
      req,
    )
  return data
}
