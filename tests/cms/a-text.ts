import type { RequiredDataFromCollectionSlug } from 'payload'

type Text = NonNullable<RequiredDataFromCollectionSlug<'pages'>['body']>

/** One paragraph as the text editor stores it; `more` follows the words in it. */
export const aText = (words: string, ...more: object[]): Text => ({
  root: {
    type: 'root',
    version: 1,
    direction: null,
    format: '',
    indent: 0,
    children: [{ type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text: words }, ...more] }],
  },
})
