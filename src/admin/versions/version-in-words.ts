import { docAccessOperation, type FlattenedField, type PayloadRequest, type SanitizedFieldsPermissions } from 'payload'
import { fieldAt, readableValue, readTitles } from '@/admin/audit/readable-changes'
import type { GuardedCollection } from '@/collections/access/access-table'
import type { StoredDocument } from '@trade-in-shop/payload-workbench/saving/changes-of'
import { type Restorable, restorableFields } from '@trade-in-shop/payload-workbench/versions/restorable-fields'
import type { Version } from '@/collections/versions/version-of'

/**
 * Whether the reader may change the field at a path, by the permissions that Payload computed for each field on the way.
 */
function mayChange(fields: SanitizedFieldsPermissions | undefined, path: string): boolean {
  const [name = '', ...inner] = path.split('.')
  if (fields === true) return true
  const own = fields?.[name]
  if (own === true) return true
  if (own === undefined || !own.update) return false
  return inner.length === 0 || own.fields === undefined || mayChange(own.fields, inner.join('.'))
}

/** One thing that differs, as staff read it. */
export type Line = Readonly<{
  /** Null where it is the field itself: its row has the label. */
  label: string | null
  now: string
  then: string
  /** The words are the same on both sides, their form (headings, lists, links) is not. */
  formOnly: boolean
}>
/** A field that can come back. */
export type VersionRow = Readonly<{ path: string; label: string; mayChange: boolean; lines: readonly Line[] }>

/** What differs between a version and its document, in the words of the form; and whether the reader may change it. */
export async function versionInWords(req: PayloadRequest, slug: GuardedCollection, version: Version): Promise<VersionRow[]> {
  const { document, now, then } = version
  const collection = req.payload.collections[slug]
  const rows = restorableFields(collection.config, now, then)
  // Asked as for a draft: who may not publish may still bring back what others publish.
  const data = '_status' in now ? { ...now, _status: 'draft' } : now
  const { fields } = await docAccessOperation({ id: document, collection, data, req })
  return inWords(req, slug, rows, (path) => mayChange(fields, path))
}

/** What differs between a document and what a save would make of it, in the words of the form. `now` is null for a new one. */
export function differencesInWords(
  req: PayloadRequest,
  slug: GuardedCollection,
  now: StoredDocument | null,
  then: StoredDocument,
): Promise<VersionRow[]> {
  const { config } = req.payload.collections[slug]
  return inWords(req, slug, restorableFields(config, now ?? { id: 0 }, then), () => true)
}

async function inWords(
  req: PayloadRequest,
  slug: GuardedCollection,
  rows: readonly Restorable[],
  may: (path: string) => boolean,
): Promise<VersionRow[]> {
  const { flattenedFields } = req.payload.collections[slug].config
  const lineOf = await linesIn(flattenedFields, rows, req)
  return rows.map((row) => ({
    path: row.path,
    label: fieldAt(flattenedFields, row.path, req.i18n).label,
    mayChange: may(row.path),
    lines: Object.keys(row.changes.after)
      .filter((path, _index, all) => all.length === 1 || !/\.block(Type|Name)$/.test(path))
      .map((path) => lineOf(row, path)),
  }))
}

async function linesIn(flattenedFields: readonly FlattenedField[], rows: readonly Restorable[], req: PayloadRequest) {
  const { i18n } = req
  const shownChanges = rows.flatMap(({ changes: { before, after } }) =>
    Object.keys(after).flatMap((path) => {
      const { field } = fieldAt(flattenedFields, path, i18n)
      return field ? [{ field, values: [before[path], after[path]] }] : []
    }),
  )
  const titles = await readTitles(req, shownChanges)
  return ({ path: own, changes: { before, after } }: Restorable, path: string): Line => {
    const { label, field } = fieldAt(flattenedFields, path, i18n)
    const said = (value: unknown) => readableValue(value, field, titles, i18n)
    const [now, then] = [said(before[path]), said(after[path])]
    return { label: path === own ? null : label, now, then, formOnly: now === then }
  }
}
