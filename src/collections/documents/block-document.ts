import type { DataFromCollectionSlug } from 'payload'
import { BlockRow } from '@/domain/page-blocks'
import { linkOf, optionalLinkOf } from './link-document'
import { type Loose, orNull } from './loose'
import { type Pictures, pictureOf } from './picture'

type Blocks = NonNullable<DataFromCollectionSlug<'pages'>['blocks']>
/** A block as it is stored, or as a draft has it: anything may be missing. */
export type BlockDocument = NonNullable<Loose<Blocks[number]>>

/** What the shop misses in a block; `path` is the field of the form, `code` and `origin` are those of zod. */
export type BlockIssue = Readonly<{ path: string; code: string; origin: string; message: string }>
/** A block that the shop cannot draw (a picture that was deleted, a field left empty), and why. */
export type BlockFault = Readonly<{ index: number; type: string; issues: readonly BlockIssue[] }>

/**
 * Blocks as the shop draws them. One that does not fit is null in its place and told to `onFault`: it never takes the
 * page, or the snapshot, with it (security F26).
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

/** The form has a link's kind and target beside its label (`link-fields.ts`). */
function inForm({ path, code, message, origin }: Issue, index: number): BlockIssue {
  const names = path.at(-1) === 'to' ? [...path.slice(0, -1), 'kind'] : path.filter((name) => name !== 'to')
  return { path: ['blocks', index, ...names].map(String).join('.'), code, origin: String(origin), message }
}

/** A form that asks about itself has the number of rows where a list is empty. */
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
