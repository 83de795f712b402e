import { staffWords } from '@/domain/staff-messages/staff-messages'
import type { PayloadRequest, SanitizedCollectionConfig, TypeWithID } from 'payload'
import { fieldOfForm } from '@trade-in-shop/payload-workbench/saving/field-problems'
import { findChanges } from '@trade-in-shop/payload-workbench/saving/changes-of'
import { cmsProblem } from '@/collections/problems/cms-problem'
import type { Conflict } from '@trade-in-shop/payload-workbench/conflict/conflict-of-answer'
import { formatStaffMessage, type MessageValues } from '@/domain/staff-words'
import { saversSince } from './savers'

const conflictWords = staffWords('conflict')
const changesWords = staffWords('changes')

/** Most fields that one answer lists. */
const MAX_FIELDS = 40

type Clash = Readonly<{
  collection: SanitizedCollectionConfig
  stored: TypeWithID
  sent: object
  storedAt: number
  readAt: number
}>

/**
 * The error for a save of a document that a colleague has changed meanwhile: who, when, and both values of each field that
 * differs.
 */
export async function buildConflict(req: PayloadRequest, clash: Clash): Promise<Error> {
  const { collection, stored, sent, storedAt, readAt } = clash
  const saves = await saversSince(req, collection.slug, stored.id, readAt)
  const { before, after } = findChanges(collection, stored, { ...stored, ...sent })
  const removed = formatStaffMessage(changesWords.removed, req.i18n.language)
  const changes = Object.keys(after)
    .slice(0, MAX_FIELDS)
    .map((path) => ({
      path,
      label: fieldOfForm(collection.flattenedFields, path, req.i18n, removed).label,
      theirs: before[path] ?? null,
      yours: after[path] ?? null,
    }))
  const conflict: Conflict = { at: new Date(storedAt).toISOString(), saves, changes }
  return cmsProblem(req, 'savedMeanwhile', { values: namesIn(req, conflict), data: { conflict } })
}

function namesIn({ i18n }: PayloadRequest, { saves }: Conflict): MessageValues {
  const { language } = i18n
  const names = [...new Set(saves.map(({ by }) => by))]
  return {
    who: names.length === 0 ? formatStaffMessage(conflictWords.somebody, language) : new Intl.ListFormat(language).format(names),
  }
}
