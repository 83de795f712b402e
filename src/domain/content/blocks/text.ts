import { block, richText } from '@/domain/content/block-fields'

export const textBlock = block({
  type: 'text',
  names: { singular: 'Text', plural: 'Texts' },
  sketch: '<path d="M8 7h32M8 13h32M8 19h32M8 25h19"/>',
  fields: { body: richText('Text', 'Paragraphs, headings, lists and links.') },
})
