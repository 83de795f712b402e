import type { DataFromCollectionSlug, PayloadRequest } from 'payload'
import { getId } from '@/collections/access/staff-member'
import type { BlockField, BlockFields } from '@/domain/content/block-fields'
import { BlockRow, findBlock } from '@/domain/content/page-blocks'
import { type Loose, orNull } from './loose'
import { type Pictures, findPicture, convertPictures } from './picture'

type Blocks = NonNullable<DataFromCollectionSlug<'pages'>['blocks']>
/** A block as stored or in a draft; every field may be missing. */
export type BlockDocument = NonNullable<Loose<Blocks[number]>>

/** A problem of one field of a block; `path` is the field of the form, `code` and `origin` are zod's. */
export type BlockIssue = Readonly<{ path: string; code: string; origin: string; message: string }>
/** A block that the shop cannot draw (a picture that was deleted, a field left empty), and why. */
export type BlockProblem = Readonly<{ index: number; type: string; issues: readonly BlockIssue[] }>

/**
 * Converts blocks to what the shop draws. An invalid block becomes null and is passed to `onProblem`, so that it cannot make
 * the page or the snapshot fail (F26).
 */
export function convertBlocks(
  blocks: readonly (BlockDocument | null | undefined)[] | null | undefined,
  pictures: Pictures,
  onProblem: (problem: BlockProblem) => void = () => {},
): (BlockRow | null)[] {
  return (blocks ?? []).map((block, index) => {
    const parsed = BlockRow.safeParse(block ? rowOf(block, pictures) : null)
    if (parsed.success) return parsed.data
    onProblem({ index, type: String(block?.blockType), issues: parsed.error.issues.map((issue) => inForm(issue, index)) })
    return null
  })
}

type Issue = Readonly<{ path: readonly PropertyKey[]; code: string; message: string; origin?: unknown }>

/** In the form, a link's kind and target are fields beside its label (`link-fields.ts`). */
function inForm({ path, code, message, origin }: Issue, index: number): BlockIssue {
  const names = path.at(-1) === 'to' ? [...path.slice(0, -1), 'kind'] : path.filter((name) => name !== 'to')
  return { path: ['blocks', index, ...names].map(String).join('.'), code, origin: String(origin), message }
}

/** Values of a block or of its rows, as stored or in a form. */
type Values = Readonly<Record<string, unknown>>
const isValues = (value: unknown): value is Values => typeof value === 'object' && value !== null
const valuesIn = (value: unknown): Values => (isValues(value) ? value : {})

function rowOf(block: BlockDocument, pictures: Pictures): unknown {
  const declared = findBlock(block.blockType)
  return declared ? { type: declared.type, ...rowOfFields(declared.fields, block, pictures) } : null
}

const rowOfFields = (fields: BlockFields, values: Values, pictures: Pictures): Values =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, rowOfField(field, values[name], pictures)]))

function rowOfField(field: BlockField, value: unknown, pictures: Pictures): unknown {
  switch (field.kind) {
    case 'picture':
      return findPicture(pictures, value)
    case 'link':
      return field.required ? convertLink(valuesIn(value)) : convertOptionalLink(valuesIn(value))
    case 'choice':
      return value ?? field.preset
    case 'rows': {
      // Payload's form state has the number of rows instead of an empty list.
      const rows: readonly unknown[] = Array.isArray(value) ? value : []
      return rows.map((row) => rowOfFields(field.fields, valuesIn(row), pictures))
    }
    default:
      return field.required ? value : orNull(value)
  }
}

/** The pictures that blocks use, read with `req`. */
export async function picturesIn(
  req: Pick<PayloadRequest, 'payload'> & Partial<PayloadRequest>,
  blocks: readonly (BlockDocument | null | undefined)[] | null | undefined,
  reading?: Parameters<typeof convertPictures>[1],
): Promise<Pictures> {
  const ids = (blocks ?? []).flatMap((block) => pictureIdsOf(block))
  if (ids.length === 0) return new Map()
  const where = { id: { in: ids } }
  const found = { collection: 'media', where, limit: ids.length, depth: 0, overrideAccess: true, req } as const
  return convertPictures((await req.payload.find(found)).docs, reading)
}

function pictureIdsOf(block: BlockDocument | null | undefined): (string | number)[] {
  const values = valuesIn(block)
  const fields = Object.entries(findBlock(values.blockType)?.fields ?? {})
  return fields.flatMap(([name, { kind }]) => (kind === 'picture' ? (getId(values[name]) ?? []) : []))
}

type LinkFields = Readonly<
  Partial<Record<'label' | 'kind' | 'screen' | 'slug' | 'key' | 'categoryUrl' | 'code' | 'url', unknown>>
>

/** The fields of a link as input of the domain's `LinkRow`. */
export const convertLink = ({ label, kind, screen, slug, key, categoryUrl, code, url }: LinkFields): unknown => {
  const targets: Readonly<Record<string, unknown>> = {
    screen: { kind, screen },
    page: { kind, slug },
    category: { kind, key, url: categoryUrl },
    market: { kind, code },
    external: { kind, url },
  }
  return { label, to: targets[String(kind)] }
}

/** An optional link: null unless it says where it leads. */
export const convertOptionalLink = (fields: LinkFields | null | undefined): unknown =>
  orNull(fields?.kind) && fields ? convertLink(fields) : null
