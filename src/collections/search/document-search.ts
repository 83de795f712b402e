import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest, Where } from 'payload'
import { getId } from '@/collections/access/staff-member'
import { staffWords } from '@/domain/staff-messages/staff-messages'
import { formatStaffMessage } from '@/domain/staff-words'
import { cutSentence, type DocumentText, listTexts } from './document-texts'
import { findPageIds } from './page-search'
import type { SearchHit, SearchKind, Sentence } from './search-answers'

export const MAX_HITS_PER_KIND = 8
/** Most documents that are read whole to find a text in them: lists of this kind are short. */
const MAX_DOCUMENTS = 500

const words = staffWords('search')

/** `codes`: the codes of the markets that the member of staff may read, by id. */
export type StaffSearch = Readonly<{ req: PayloadRequest; query: string; codes: ReadonlyMap<number, string> }>
type Collection = Exclude<SearchKind, 'settings'>
type Doc = Readonly<Record<string, unknown>>

/** Documents of these are found by the database in these fields; those of other collections are read and looked through. */
const FIELDS: Partial<Record<Collection, readonly string[]>> = {
  redirects: ['from', 'to.path', 'to.url', 'to.slug', 'note'],
  markets: ['name', 'code', 'locale', 'hosts.hostname'],
  media: ['originalName', 'alt', 'credit', 'filename'],
  staff: ['name', 'email'],
}

/** What is shown beside the title. */
const DETAILS: Partial<Record<Collection, (doc: Doc) => unknown>> = {
  pages: ({ slug }) => slug,
  redirects: ({ to }) => (isDoc(to) ? (to.path ?? to.url ?? to.slug ?? to.screen) : null),
  media: ({ originalName, filename }) => originalName ?? filename,
  staff: ({ email }) => email,
}

const isDoc = (value: unknown): value is Doc => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The name of a kind in the reader's language. */
export const nameKind = ({ payload, i18n }: PayloadRequest, kind: SearchKind): string =>
  kind === 'settings'
    ? formatStaffMessage(words.settings, i18n.language)
    : getTranslation(payload.collections[kind].config.labels.plural, i18n)

/** At most eight documents, or settings of markets, with the text, as far as the member of staff may read them. */
export async function searchKind(search: StaffSearch, kind: SearchKind): Promise<SearchHit[]> {
  if (kind === 'settings') return searchSettings(search)
  const where = await whereOf(search, kind)
  const docs = where === 'none' ? [] : await readDocuments(search, kind, where)
  const hits = docs.flatMap((doc) => {
    const found = findText(search, kind, doc)
    // What the database has found is shown even where its text is in no field of the form.
    return found || where ? [describe(search, kind, doc, found)] : []
  })
  return hits.slice(0, MAX_HITS_PER_KIND)
}

async function whereOf({ req, query }: StaffSearch, kind: Collection): Promise<Where | null | 'none'> {
  if (kind === 'pages') {
    const ids = await findPageIds(req, query, MAX_HITS_PER_KIND)
    return ids.length === 0 ? 'none' : { id: { in: ids } }
  }
  const fields = FIELDS[kind]
  return fields ? { or: fields.map((name) => ({ [name]: { contains: query } })) } : null
}

async function readDocuments({ req }: StaffSearch, kind: Collection, where: Where | null): Promise<readonly Doc[]> {
  const { docs } = await req.payload.find({
    collection: kind,
    ...(where && { where }),
    limit: where ? MAX_HITS_PER_KIND : MAX_DOCUMENTS,
    sort: req.payload.collections[kind].config.admin.useAsTitle === 'marketName' ? 'id' : titleField(req, kind),
    // The newest draft is what the form shows.
    draft: true,
    ...{ depth: 0, overrideAccess: false, user: req.user, req },
  })
  return docs.map((doc): Doc => ({ ...doc }))
}

const titleField = ({ payload }: PayloadRequest, kind: Collection): string =>
  payload.collections[kind].config.admin.useAsTitle ?? 'id'

function findText({ req, query }: StaffSearch, kind: Collection, doc: Doc): TextHit | null {
  for (const text of listTexts(req, req.payload.collections[kind].config.fields, doc)) {
    const sentence = cutSentence(text.text, query)
    if (sentence) return { ...text, sentence }
  }
  return null
}

type TextHit = DocumentText & Readonly<{ sentence: Sentence }>

function describe({ req, codes }: StaffSearch, kind: Collection, doc: Doc, found: TextHit | null): SearchHit {
  const { labels } = req.payload.collections[kind].config
  const title = doc[titleField(req, kind)]
  const detail = DETAILS[kind]?.(doc)
  const isTitle = found?.place === titleField(req, kind)
  const market = getId(doc.market)
  return {
    title: typeof title === 'string' && title !== '' ? title : getTranslation(labels.singular, req.i18n),
    detail: typeof detail === 'string' ? detail : '',
    market: kind === 'markets' ? String(doc.code) : (codes.get(Number(market)) ?? null),
    state: describeState(req, doc),
    ...{ field: found && !isTitle ? found.label : null, sentence: found && !isTitle ? found.sentence : null },
    path: `/collections/${kind}/${String(doc.id)}${found ? `#field-${found.place}` : ''}`,
  }
}

/** What a document does in the shop, by the function of the shop where it has one; otherwise whether it is published. */
function describeState({ i18n }: PayloadRequest, { shopState, _status }: Doc): string | null {
  if (typeof shopState === 'string') return shopState
  if (_status !== 'draft' && _status !== 'published') return null
  return formatStaffMessage(words[_status], i18n.language)
}

/** Settings of markets by their label or value; the link opens the market at the field (`open-field.tsx`). */
async function searchSettings(search: StaffSearch): Promise<SearchHit[]> {
  const { req, query, codes } = search
  const hits: SearchHit[] = []
  for (const market of await readDocuments(search, 'markets', null))
    for (const { label, text, place } of listTexts(req, req.payload.collections.markets.config.fields, market)) {
      const sentence = cutSentence(text, query)
      if (sentence === null && cutSentence(label, query) === null) continue
      if (hits.length === MAX_HITS_PER_KIND) return hits
      hits.push({
        ...{ title: label, detail: '', market: codes.get(Number(market.id)) ?? null, state: null, field: null },
        sentence: sentence ?? (text === '' ? null : cutSentence(text, '')),
        path: `/collections/markets/${String(market.id)}#field-${place}`,
      })
    }
  return hits
}
