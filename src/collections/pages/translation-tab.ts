import type { Tab } from 'payload'
import { panel, text } from '@/collections/fields/plain'

/** Which page of another market this one translates, and whether it is up to date (U-16). */
export const translationTab: Tab = {
  label: 'Translation',
  description: 'Pages of different markets that say the same in their languages.',
  fields: [
    panel('twins', 'pages/translations-panel', 'TranslationsPanel'),
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
