import type { Tab } from 'payload'
import { bodyEditor } from '@/collections/fields/body-editor'
import { text } from '@/collections/fields/plain'
import { pageBlocks } from './blocks'

/** Text and blocks of the page. */
export const textTab: Tab = {
  label: 'Text',
  description: 'What the page says, from top to bottom.',
  fields: [
    text(['title', 'Title', 'The headline of the page.'], { required: true }),
    {
      name: 'body',
      label: 'Text',
      type: 'richText',
      editor: bodyEditor,
      admin: { description: 'The text of the page, before its blocks.' },
    },
    {
      name: 'blocks',
      label: 'Blocks',
      type: 'blocks',
      maxRows: 40,
      labels: { singular: 'Block', plural: 'Blocks' },
      admin: { description: 'What follows the text, in this order. Drag to change it.' },
      blocks: pageBlocks,
    },
  ],
}
