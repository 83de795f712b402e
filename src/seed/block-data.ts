import type { RequiredDataFromCollectionSlug } from 'payload'
import { z } from 'zod'
import type { BlockRow } from '@/domain/content/page-blocks'
import { linkData } from './link-data'

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

/** A block's document. The seed has no uploads, so no block of it shows a picture. */
export function blockData(block: BlockRow): Block {
  switch (block.type) {
    case 'text':
      return { blockType: block.type, body: TextData.parse(block.body) }
    case 'steps':
      return { blockType: block.type, heading: block.heading, steps: block.steps }
    case 'questions':
      return { blockType: block.type, heading: block.heading, questions: block.questions }
    case 'video':
      return { blockType: block.type, title: block.title, url: block.url, transcript: block.transcript }
    case 'call-to-action':
      return { blockType: block.type, heading: block.heading, text: block.text, link: linkData(block.link) }
    case 'banner': {
      const { headline, text, tone, link } = block
      return { blockType: block.type, headline, text, tone, link: link ? linkData(link) : {} }
    }
    case 'picture':
      throw new Error('The seed has no picture to show')
  }
}
