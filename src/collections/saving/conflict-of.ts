import { staffWords } from '@/domain/staff-messages/staff-messages'
import { getTranslation } from '@payloadcms/translations'
import type { FlattenedField, PayloadRequest, SanitizedCollectionConfig, TypeWithID } from 'payload'
import { findChanges } from '@trade-in-shop/payload-workbench/saving/changes-of'
import { cmsProblem } from '@/collections/problems/cms-problem'
import type { Conflict } from '@trade-in-shop/payload-workbench/conflict/conflict-of-answer'
import { formatStaffMessage, type MessageValues } from '@/domain/staff-words'
import { saversSince } from './savers'

const conflictWords = staffWords('conflict')

/**
 * The form's label of the field at a path such as `hosts.2.hostname`, in the language of the request: "Hosts 3 › Host
 * name".
 */
function labelAt(fields: readonly FlattenedField[], path: string, { i18n }: PayloadRequest): string {
  const labels: string[] = []
  let inside = fields
  for (const name of path.split('.')) {
    if (/^-?\d+$/.test(name)) {
      labels.push(`${labels.pop() ?? ''} ${Math.abs(Number(name)) + 1}`)
      continue
    }
    const field = inside.find((candidate) => candidate.name === name)
    const label: unknown = field && 'label' in field && field.label ? getTranslation(field.label, i18n) : name
    labels.push(typeof label === 'string' ? label : name)
    inside = field ? below(field) : []
  }
  return labels.join(' › ')
}

/** For blocks, the fields of every block type, because a path does not name the type. */
function below(field: FlattenedField): readonly FlattenedField[] {
  if (field.type === 'blocks') return field.blocks.flatMap(({ flattenedFields }) => flattenedFields)
  return 'flattenedFields' in field ? field.flattenedFields : []
}

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
  const changes = Object.keys(after)
    .slice(0, MAX_FIELDS)
    .map((path) => ({
      path,
      label: labelAt(collection.flattenedFields, path, req),
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
