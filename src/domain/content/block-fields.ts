import * as z from 'zod'
import { LinkRow } from './link-row'
import { PictureRow } from './picture-row'
import { RichTextState } from './rich-text-state'

/** Maximum lengths of a block's texts: far above what editors write, to bound the size of a page (F26). */
const short = z.string().trim().min(1).max(500)
const long = z.string().trim().min(1).max(20_000)
const videoAddress = z
  .string()
  .max(2048)
  .regex(/^https?:\/\/[^\s\\@]+$/)
  .refine((address) => URL.canParse(address))
/** Far above what a form accepts, for the same reason. */
const MAX_ROWS = 100

/** Names in English; `collections/words` translates them. */
type Names = Readonly<{ singular: string; plural: string }>
type Option<Value extends string = string> = Readonly<{ value: Value; label: string }>
type Kind =
  | Readonly<{ kind: 'line'; isHeading: boolean }>
  | Readonly<{ kind: 'paragraphs' | 'rich-text' | 'picture' | 'video-address' | 'link' }>
  | Readonly<{ kind: 'choice'; options: readonly Option[]; preset: string; enumName: string }>
  | Readonly<{ kind: 'rows'; row: Names; fewest: number; most: number; fields: BlockFields }>

/**
 * A field of a block: label and help of its form in English, and what the shop receives of it. Form, columns, links, headings
 * and pictures follow from its kind.
 */
export type BlockField<Schema extends z.ZodType = z.ZodType> = Kind &
  Readonly<{ label: string; help: string; required: boolean; schema: Schema }>
export type BlockFields = Readonly<Record<string, BlockField>>
type Schemas<Fields extends BlockFields> = { -readonly [Name in keyof Fields]: Fields[Name]['schema'] }

const required = true
const schemasOf = <Fields extends BlockFields>(fields: Fields): Schemas<Fields> =>
  // `Object.fromEntries` forgets which name has which schema.
  Object.fromEntries(Object.entries(fields).map(([name, { schema }]) => [name, schema])) as Schemas<Fields>

export const line = (label: string, help: string): BlockField<typeof short> =>
  ({ kind: 'line', isHeading: false, label, help, required, schema: short }) as const

/** One line that the page shows as a heading of the second level. */
export const heading = (label: string, help: string): BlockField<typeof short> =>
  ({ kind: 'line', isHeading: true, label, help, required, schema: short }) as const

/** Plain text of several paragraphs. */
export const paragraphs = (label: string, help: string): BlockField<typeof long> =>
  ({ kind: 'paragraphs', label, help, required, schema: long }) as const

/** Text with headings, lists and links. */
export const richText = (label: string, help: string): BlockField<typeof RichTextState> =>
  ({ kind: 'rich-text', label, help, required, schema: RichTextState }) as const

export const picture = (label: string, help: string): BlockField<typeof PictureRow> =>
  ({ kind: 'picture', label, help, required, schema: PictureRow }) as const

export const videoAddressField = (label: string, help: string): BlockField<typeof videoAddress> =>
  ({ kind: 'video-address', label, help, required, schema: videoAddress }) as const

export const link = (label: string, help: string): BlockField<typeof LinkRow> =>
  ({ kind: 'link', label, help, required, schema: LinkRow }) as const

/** One of some options, of which the first is chosen in a new block; `enumName` is the type of its column. */
export const choice = <const Value extends string>(
  label: string,
  help: string,
  { options, enumName }: Readonly<{ options: readonly [Option<Value>, ...Option<Value>[]]; enumName: string }>,
): BlockField<z.ZodEnum<{ [Key in Value]: Key }>> => {
  const preset = options[0].value
  return { kind: 'choice', label, help, required, options, preset, enumName, schema: z.enum(options.map(({ value }) => value)) }
}

/** A list of rows with the same fields; the form asks for `fewest` to `most` of them. */
export const rows = <Fields extends BlockFields>(
  label: string,
  help: string,
  form: Readonly<{ row: Names; fewest: number; most: number; fields: Fields }>,
): BlockField<z.ZodArray<z.ZodObject<Schemas<Fields>>>> => {
  const schema = z
    .array(z.object(schemasOf(form.fields)))
    .min(1)
    .max(MAX_ROWS)
  return { kind: 'rows', label, help, required, ...form, schema }
}

/** The field may be left empty; the shop then receives null. */
export const optional = <Schema extends z.ZodType>(field: BlockField<Schema>): BlockField<z.ZodNullable<Schema>> => ({
  ...field,
  required: false,
  schema: z.nullable(field.schema),
})

type BlockSchema<Type extends string, Fields extends BlockFields> = z.ZodObject<{ type: z.ZodLiteral<Type> } & Schemas<Fields>>
type Declaration<Type extends string, Fields extends BlockFields> = Readonly<{
  type: Type
  names: Names
  /** Shapes of a small drawing, 48 by 32. */
  sketch: string
  fields: Fields
}>
export type Block<Type extends string = string, Fields extends BlockFields = BlockFields> = Declaration<Type, Fields> &
  Readonly<{ schema: BlockSchema<Type, Fields> }>

export const block = <const Type extends string, Fields extends BlockFields>(
  declaration: Declaration<Type, Fields>,
): Block<Type, Fields> => ({
  ...declaration,
  schema: z.object({ type: z.literal(declaration.type), ...schemasOf(declaration.fields) }),
})
