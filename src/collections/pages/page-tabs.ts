import type { Tab } from 'payload'
import { bodyEditor } from '@/collections/fields/body-editor'
import { checkbox, longText, panel, text } from '@/collections/fields/plain'
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

/** Texts and settings for search engines. */
export const searchEnginesTab: Tab = {
  label: 'Search engines',
  description: 'How the page looks in search results, and whether it appears there.',
  fields: [
    panel('searchPreview', 'pages/search-preview', 'SearchPreview'),
    text(['metaTitle', 'Title in search results', 'About 60 characters. Empty: the title.']),
    longText(['metaDescription', 'Description in search results', 'One or two sentences, about 150 characters.']),
    checkbox(['noindex', 'Hide from search engines', 'Search engines do not list the page; who has the address still reads it.']),
  ],
}

/** Which page of another market this one translates, and whether it is up to date (U-16). */
export const translationTab: Tab = {
  label: 'Translation',
  description: 'Pages of different markets that say the same in their languages.',
  fields: [
    panel('alternates', 'on-demand', 'TranslationsPanel'),
    {
      name: 'translationOf',
      label: 'Translation of',
      type: 'relationship',
      relationTo: 'pages',
      index: true,
      maxDepth: 0,
      admin: {
        allowCreate: false,
        description: 'The page of another market whose texts this one follows. Empty: it stands for itself.',
      },
    },
    text(['sourceHash', 'State of the source', 'Which texts of the source this page was last compared with.'], {
      admin: { hidden: true },
    }),
  ],
}
