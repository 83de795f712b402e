import { staffWords } from '@/domain/staff-messages/staff-messages'
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
import { isLinkOfText } from '@/domain/routing/safe-target'
import { formatStaffMessage } from '@/domain/staff-words'

const linkWords = staffWords('link')

function linkTarget(value: unknown, { req }: { req: PayloadRequest }): true | string {
  return typeof value === 'string' && isLinkOfText(value) ? true : formatStaffMessage(linkWords.target, req.i18n.language)
}

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
