import type { DataFromCollectionSlug } from 'payload'
import { BlockRow } from '@/domain/content/page-blocks'
import { linkOf, optionalLinkOf } from './link-document'
import { type Loose, orNull } from './loose'
import { type Pictures, pictureOf } from './picture'

type Blocks = NonNullable<DataFromCollectionSlug<'pages'>['blocks']>
/** A block as stored or in a draft; every field may be missing. */
export type BlockDocument = NonNullable<Loose<Blocks[number]>>

/** A problem of one field of a block; `path` is the field of the form, `code` and `origin` are zod's. */
export type BlockIssue = Readonly<{ path: string; code: string; origin: string; message: string }>
/** A block that the shop cannot draw (a picture that was deleted, a field left empty), and why. */
export type BlockFault = Readonly<{ index: number; type: string; issues: readonly BlockIssue[] }>

/**
 * Converts blocks to what the shop draws. An invalid block becomes null and is passed to `onFault`, so that it cannot make
 * the page or the snapshot fail (security F26).
 */
export function blocksOf(
  blocks: readonly (BlockDocument | null | undefined)[] | null | undefined,
  pictures: Pictures,
  onFault: (fault: BlockFault) => void = () => {},
): (BlockRow | null)[] {
  return (blocks ?? []).map((block, index) => {
    const parsed = BlockRow.safeParse(block ? rowOf(block, pictures) : null)
    if (parsed.success) return parsed.data
    onFault({ index, type: String(block?.blockType), issues: parsed.error.issues.map((issue) => inForm(issue, index)) })
    return null
  })
}

type Issue = Readonly<{ path: readonly PropertyKey[]; code: string; message: string; origin?: unknown }>

/** In the form, a link's kind and target are fields beside its label (`link-fields.ts`). */
function inForm({ path, code, message, origin }: Issue, index: number): BlockIssue {
  const names = path.at(-1) === 'to' ? [...path.slice(0, -1), 'kind'] : path.filter((name) => name !== 'to')
  return { path: ['blocks', index, ...names].map(String).join('.'), code, origin: String(origin), message }
}

/** Payload's form state has the number of rows instead of an empty list. */
const rowsIn = <Row>(list: readonly Row[] | null | undefined): readonly Row[] => (Array.isArray(list) ? list : [])

function rowOf(block: BlockDocument, pictures: Pictures): unknown {
  switch (block.blockType) {
    case 'text':
      return { type: 'text', body: block.body }
    case 'picture':
      return { type: 'picture', picture: pictureOf(pictures, block.picture), caption: orNull(block.caption) }
    case 'steps':
      return {
        type: 'steps',
        heading: orNull(block.heading),
        steps: rowsIn(block.steps).map((row) => ({ title: row?.title, text: row?.text })),
      }
    case 'questions':
      return {
        type: 'questions',
        heading: orNull(block.heading),
        questions: rowsIn(block.questions).map((row) => ({ question: row?.question, answer: row?.answer })),
      }
    case 'video':
      return {
        type: 'video',
        title: block.title,
        url: block.url,
        poster: pictureOf(pictures, block.poster),
        transcript: block.transcript,
      }
    case 'call-to-action':
      return { type: 'call-to-action', heading: block.heading, text: orNull(block.text), link: linkOf(block.link ?? {}) }
    case 'banner':
      return {
        type: 'banner',
        headline: block.headline,
        text: orNull(block.text),
        picture: pictureOf(pictures, block.picture),
        tone: block.tone ?? 'calm',
        link: optionalLinkOf(block.link),
      }
    default:
      return null
  }
}
