import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  HorizontalRuleFeature,
  InlineToolbarFeature,
  ItalicFeature,
  lexicalEditor,
  LinkFeature,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical'
import type { PayloadRequest } from 'payload'
import { formatStaffMessage } from '@/domain/staff-words'
import { linkWords } from './link-words'

/** Links in texts lead to a path of the shop, an anchor, a web address, a mail address or a phone number; never to a script. */
function linkTarget(value: unknown, { req }: { req: PayloadRequest }): true | string {
  const legal = typeof value === 'string' && LEGAL.some((form) => form.test(value))
  return legal ? true : formatStaffMessage(linkWords.target, req.i18n.language)
}

const LEGAL = [
  /^\/(?![/\\])[^\s\\\p{Cc}]*$/u,
  /^#[\w-]+$/,
  /^https?:\/\/[^\s\\\p{Cc}]+$/u,
  /^mailto:[^\s\\\p{Cc}]+$/u,
  /^tel:\+?[\d ()-]+$/,
]

/** The nodes that a content page may have; the storefront draws exactly these. */
export const bodyEditor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    LinkFeature({
      enabledCollections: [],
      fields: ({ defaultFields }) =>
        defaultFields.flatMap((field) => {
          if (!('name' in field) || field.name !== 'url' || field.type !== 'text') return [field]
          return [{ ...field, validate: linkTarget }]
        }),
    }),
    OrderedListFeature(),
    UnorderedListFeature(),
    BlockquoteFeature(),
    HorizontalRuleFeature(),
    FixedToolbarFeature(),
    InlineToolbarFeature(),
  ],
})
