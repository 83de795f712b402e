const block = { version: 1, direction: null, format: '' as const, indent: 0 }
const text = { type: 'text', version: 1, text: 'Ein Satz.', format: 0, detail: 0, mode: 'normal', style: '' }

/** One sentence without links: a page of it can be published alone. */
export const PLAIN_TEXT = {
  root: { ...block, type: 'root', children: [{ ...block, type: 'paragraph', textFormat: 0, children: [text] }] },
}
