import { z } from 'zod'
import { LinkRow } from './link-row'
import { PictureRow } from './picture-row'
import { RichTextState } from './rich-text-state'

/** Maximum lengths of a block's texts: far above what editors write, to bound the size of a page (F26). */
const short = z.string().trim().min(1).max(500)
const long = z.string().trim().min(1).max(20_000)
const videoAddress = z
  .string()
  .max(2048)
  .regex(/^https?:\/\/[^\s\\@]+$/)
  .refine((address) => URL.canParse(address))

/** What a content page is made of besides its text (`collections/pages/blocks.ts`); a block that does not fit is left out. */
export const BlockRow = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), body: RichTextState }),
  z.object({ type: z.literal('picture'), picture: PictureRow, caption: short.nullable() }),
  z.object({
    type: z.literal('steps'),
    heading: short.nullable(),
    steps: z
      .array(z.object({ title: short, text: long }))
      .min(1)
      .max(20),
  }),
  z.object({
    type: z.literal('questions'),
    heading: short.nullable(),
    questions: z
      .array(z.object({ question: short, answer: long }))
      .min(1)
      .max(100),
  }),
  z.object({ type: z.literal('video'), title: short, url: videoAddress, poster: PictureRow.nullable(), transcript: long }),
  z.object({ type: z.literal('call-to-action'), heading: short, text: long.nullable(), link: LinkRow }),
  z.object({
    type: z.literal('banner'),
    headline: short,
    text: long.nullable(),
    picture: PictureRow.nullable(),
    tone: z.enum(['calm', 'strong']),
    link: LinkRow.nullable(),
  }),
])
export type BlockRow = z.infer<typeof BlockRow>
export type BlockType = BlockRow['type']
/** A block of one type. */
export type BlockOf<Type extends BlockType> = Extract<BlockRow, { type: Type }>
