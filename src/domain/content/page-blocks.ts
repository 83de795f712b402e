import * as z from 'zod'
import { DECLARED } from './block-declarations'
import type { Block, BlockField } from './block-fields'

/** The block types without the types of their fields, for code that walks them. */
export const BLOCKS: readonly Block[] = DECLARED

type SchemasOf<List extends readonly Block[]> = { -readonly [Index in keyof List]: List[Index]['schema'] }
/** The compiler does not know that `map` answers a tuple as long as the list. */
const schemas = DECLARED.map(({ schema }) => schema) as unknown as SchemasOf<typeof DECLARED>

/** A block as the shop draws it; one that does not fit is left out. */
export const BlockRow = z.discriminatedUnion('type', schemas)
export type BlockRow = z.infer<typeof BlockRow>
export type BlockType = BlockRow['type']
export type BlockOf<Type extends BlockType> = Extract<BlockRow, { type: Type }>

export const findBlock = (type: unknown): Block | undefined => BLOCKS.find((block) => block.type === type)

/** A field of a block with its value; `path` is the field of the form (`blocks.3.link`). */
export type BlockValue = Readonly<{ path: string; field: BlockField; value: unknown }>

/** The fields of a block with their values, in the order of the form; none of a block that is not filled in yet. */
export function blockValues(block: BlockRow | null, path: string): BlockValue[] {
  if (block === null) return []
  const values: Readonly<Record<string, unknown>> = block
  const fields = Object.entries(findBlock(block.type)?.fields ?? {})
  return fields.map(([name, field]) => ({ path: `${path}.${name}`, field, value: values[name] }))
}

/** The small drawing of a block as a data URL, in a grey that is visible on light and dark backgrounds. */
export const blockSketch = ({ sketch }: Block): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 32" fill="none" stroke="#7b827a" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"><style>*{vector-effect:non-scaling-stroke}</style>${sketch}</svg>`,
  )}`
