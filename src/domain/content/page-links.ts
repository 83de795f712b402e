import { LinkRow } from './link-row'
import { type BlockRow, type BlockValue, blockValues } from './page-blocks'
import { walkNodes } from './rich-text-state'

/**
 * A link of a page. `path` is the form field with its target (`body`, `blocks.3.link.slug`), `wordsPath` the field with its
 * words. An `address` is what an editor has typed into a text: a path of the shop, an anchor, a web or mail address.
 */
export type PageLink = Readonly<{
  path: string
  wordsPath: string
  words: string
  to: LinkRow['to'] | Readonly<{ kind: 'address'; address: string }>
}>

/** A page, or a draft of one, of which a block that is not filled in yet is null. */
export type LinkedPage = Readonly<{ body: unknown; blocks: readonly (BlockRow | null)[] }>

/** Every link of a page in reading order, whether or not its target exists. */
export function linksOfPage({ body, blocks }: LinkedPage): PageLink[] {
  const values = blocks.flatMap((block, index) => blockValues(block, `blocks.${index}`))
  return [...linksOfText('body', body), ...values.flatMap(linksOfField)]
}

function linksOfField({ path, field, value }: BlockValue): PageLink[] {
  if (field.kind === 'rich-text') return linksOfText(path, value)
  return field.kind === 'link' && value !== null ? [linkIn(path, LinkRow.parse(value))] : []
}

/** The field of the form that names the target of each kind. */
const TARGET_FIELD = { screen: 'screen', page: 'slug', category: 'key', market: 'code', external: 'url' } as const

const linkIn = (path: string, { label, to }: LinkRow): PageLink => ({
  path: `${path}.${TARGET_FIELD[to.kind]}`,
  wordsPath: `${path}.label`,
  words: label,
  to,
})

function linksOfText(path: string, state: unknown): PageLink[] {
  return [...walkNodes(state)].flatMap(({ node }) => {
    if (node.type !== 'link' && node.type !== 'autolink') return []
    const address = addressOf(node.fields)
    return address === null ? [] : [{ path, wordsPath: path, words: wordsOf(node), to: { kind: 'address', address } as const }]
  })
}

const addressOf = (fields: unknown): string | null =>
  typeof fields === 'object' && fields !== null && 'url' in fields && typeof fields.url === 'string' ? fields.url : null

const wordsOf = (link: Record<string, unknown>): string =>
  [...walkNodes({ root: link })].map(({ node }) => (typeof node.text === 'string' ? node.text : '')).join('')
