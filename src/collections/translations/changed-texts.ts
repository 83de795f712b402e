import type { DataFromCollectionSlug, PayloadRequest } from 'payload'
import { walkNodes } from '@/domain/content/rich-text-state'
import type { ChangedTexts } from './translation-answers'
import { textsHash } from './translation-state'

type Page = DataFromCollectionSlug<'pages'>

/** Most versions that are searched for the one that the page was compared with. */
const MAX_VERSIONS = 100
/** Names of fields with texts for readers. */
const READ = new Set([
  'title',
  'metaTitle',
  'metaDescription',
  'heading',
  'headline',
  'text',
  'caption',
  'question',
  'answer',
  'label',
  'transcript',
])

/** The lines of a source that have changed since a page was compared with it; all lines when it never was. */
export async function changedTexts(req: PayloadRequest, source: Page, comparedWith: string | null): Promise<ChangedTexts> {
  if (comparedWith === textsHash(source)) return []
  const before = comparedWith === null ? [] : linesOf(await versionWith(req, source.id, comparedWith))
  const after = linesOf(source)
  const gone = before.filter((line) => !after.includes(line)).map((line) => ({ before: line, after: null }))
  const added = after.filter((line) => !before.includes(line)).map((line) => ({ before: null, after: line }))
  // Removed and added lines are paired in order, because most pairs are one line reworded.
  return Array.from({ length: Math.max(gone.length, added.length) }, (_none, index) => ({
    before: gone[index]?.before ?? null,
    after: added[index]?.after ?? null,
  }))
}

/** The newest version of a page with the texts of a hash; null when it is older than what is searched. */
export async function versionWith(req: PayloadRequest, id: number, hash: string): Promise<Page | null> {
  const { docs } = await req.payload.findVersions({
    collection: 'pages',
    where: { parent: { equals: id } },
    sort: '-updatedAt',
    limit: MAX_VERSIONS,
    depth: 0,
    overrideAccess: true,
    req,
  })
  return docs.find(({ version }) => textsHash(version) === hash)?.version ?? null
}

/** The texts of a page, line by line. */
function linesOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(linesOf)
  if (typeof value !== 'object' || value === null) return []
  if ('root' in value) return linesOfText(value)
  return Object.entries(value).flatMap(([name, inner]) =>
    typeof inner === 'string' ? (READ.has(name) && inner.trim() ? [inner.trim()] : []) : linesOf(inner),
  )
}

/** The lines of a rich text: each paragraph, heading or list item is one. */
function linesOfText(state: unknown): string[] {
  const lines: string[] = []
  for (const { node, depth } of walkNodes(state)) {
    const starts = depth === 1 || node.type === 'listitem'
    if (starts) lines.push('')
    if (typeof node.text === 'string') lines.push((lines.pop() ?? '') + node.text)
  }
  return lines.map((line) => line.trim()).filter((line) => line !== '')
}
