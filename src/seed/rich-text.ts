import { createHash } from 'node:crypto'
import { convertMarkdownToLexical, editorConfigFactory, lexicalEditor } from '@payloadcms/richtext-lexical'
import { buildConfig } from 'payload'

type RichText = Record<string, unknown>

/**
 * A converter from Markdown to Lexical's serialised state, as an editor would have typed it. It needs no database. Link nodes
 * get an id from their position in the text: Payload's random one would change the hash with every seeding.
 */
export async function markdownConverter(): Promise<(markdown: string) => RichText> {
  const config = await buildConfig({
    secret: 'never-used-no-database-is-opened',
    collections: [],
    // Only the editor's configuration is needed; an adapter without functions satisfies the type.
    db: { init: () => ({}) as never, defaultIDType: 'number', name: 'none' },
    editor: lexicalEditor(),
  })
  const editorConfig = await editorConfigFactory.default({ config })
  return (markdown) => withStableIds({ ...convertMarkdownToLexical({ editorConfig, markdown }) }, markdown)
}

function withStableIds(state: RichText, markdown: string): RichText {
  let count = 0
  return JSON.parse(JSON.stringify(state), (key, value: unknown) =>
    key === 'id' && typeof value === 'string'
      ? createHash('sha256').update(`${++count}:${markdown}`).digest('hex').slice(0, 24)
      : value,
  ) as RichText
}
