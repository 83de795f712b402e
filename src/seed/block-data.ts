import type { RequiredDataFromCollectionSlug } from 'payload'
import * as z from 'zod'
import type { BlockField } from '@/domain/content/block-fields'
import { LinkRow } from '@/domain/content/link-row'
import { type BlockRow, blockValues } from '@/domain/content/page-blocks'
import { PictureRow } from '@/domain/content/picture-row'
import { isScreen, type Screen } from '@/domain/routing/screens'

type Block = NonNullable<RequiredDataFromCollectionSlug<'pages'>['blocks']>[number]

/** Lexical's serialised state, as far as the collection's type names it. */
export const TextData = z.looseObject({
  root: z.looseObject({
    type: z.string(),
    children: z.array(z.looseObject({ type: z.string(), version: z.number() })),
    direction: z.enum(['ltr', 'rtl']).nullable(),
    format: z.enum(['left', 'start', 'center', 'right', 'end', 'justify', '']),
    indent: z.number(),
    version: z.number(),
  }),
})

/** Stores a sample picture and answers its id. */
export type Upload = (picture: PictureRow) => Promise<number>

/** A block's document. */
export async function blockData(block: BlockRow, upload: Upload): Promise<Block> {
  const values = await Array.fromAsync(blockValues(block, ''), ({ path, field, value }) =>
    dataOf(path.slice(1), field, value, upload),
  )
  // Payload checks every field when the page is saved.
  return { blockType: block.type, ...Object.assign({}, ...values) } as Block
}

async function dataOf(name: string, { kind }: BlockField, value: unknown, upload: Upload): Promise<Record<string, unknown>> {
  if (kind === 'picture') return value === null ? {} : { [name]: await upload(PictureRow.parse(value)) }
  if (kind === 'rich-text') return { [name]: TextData.parse(value) }
  if (kind === 'link') return { [name]: value === null ? {} : linkData(LinkRow.parse(value)) }
  return { [name]: value }
}

type Link = NonNullable<RequiredDataFromCollectionSlug<'navigation'>['main']>[number]

/** A screen that the seed names, checked. */
export const findScreen = (name: string): Screen => {
  if (!isScreen(name)) throw new Error(`The seed names a screen "${name}" that does not exist`)
  return name
}

/** A link's document. */
export function linkData({ label, to }: LinkRow): Link {
  switch (to.kind) {
    case 'screen':
      return { label, kind: to.kind, screen: findScreen(to.screen) }
    case 'category':
      return { label, kind: to.kind, key: to.key, categoryUrl: to.url }
    default:
      return { label, ...to }
  }
}
