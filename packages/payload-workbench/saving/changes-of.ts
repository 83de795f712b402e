import type { SanitizedCollectionConfig, TypeWithID } from 'payload'
import { type Changes, changedPaths } from './changed-paths'

export type StoredDocument = TypeWithID & Readonly<Record<string, unknown>>

/** Fields that not every reader of the log may see: an entry says that they changed, and hides the values. */
const REPORTED_AS_CHANGED: Readonly<Record<string, string>> = {
  hash: 'loginPassword',
  totpSecret: 'secondFactor',
  recoveryCodes: 'codesForALostPhone',
  commission: 'commission',
}
/** Shown instead of a secret that is set. */
const HIDDEN = '•••'
/** Fields that every save changes, the time in the bin, and sessions: left out of the log. */
const PASSED_OVER = new Set(['id', 'createdAt', 'updatedAt', 'deletedAt', 'sessions', 'password', 'globalType'])

/** The fields that differ between two states of a document; secrets are listed without their values. */
export function findChanges(
  collection: SanitizedCollectionConfig,
  before: StoredDocument | null,
  after: StoredDocument | null,
): Changes {
  const changes = changedPaths(reportedFields(collection, before), reportedFields(collection, after))
  const secrets = Object.entries(REPORTED_AS_CHANGED).filter(
    ([name]) => JSON.stringify(before?.[name]) !== JSON.stringify(after?.[name]),
  )
  const hidden = (doc: StoredDocument | null) =>
    Object.fromEntries(secrets.map(([name, path]) => [path, isThere(doc?.[name]) ? HIDDEN : null]))
  return { before: { ...changes.before, ...hidden(before) }, after: { ...changes.after, ...hidden(after) } }
}

const isThere = (value: unknown): boolean =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

function reportedFields(
  { flattenedFields }: SanitizedCollectionConfig,
  doc: StoredDocument | null,
): Readonly<Record<string, unknown>> {
  if (doc === null) return {}
  const fields = flattenedFields.filter(
    (field) =>
      field.type !== 'join' && !PASSED_OVER.has(field.name) && !isSecret(field) && !('virtual' in field && field.virtual),
  )
  return Object.fromEntries(fields.map(({ name }) => [name, doc[name]]))
}

const isSecret = (field: Readonly<{ name: string }>): boolean =>
  Object.hasOwn(REPORTED_AS_CHANGED, field.name) || ('hidden' in field && field.hidden === true)
