import * as mini from 'zod/mini'

/**
 * What `import * as z from 'zod'` means in the browser (`next.config.ts`): zod/mini, with the methods that our schemas call.
 * Both judge by the same core; classic zod is four times as large there, because its methods bring every kind of schema.
 * `browser-zod.test.ts` compares the two for every schema that a browser may load.
 */
export {
  array,
  boolean,
  custom,
  discriminatedUnion,
  email,
  enum,
  int,
  iso,
  literal,
  looseObject,
  NEVER,
  null,
  nullable,
  number,
  object,
  record,
  strictObject,
  string,
  tuple,
  union,
  unknown,
  url,
  uuid,
} from 'zod/mini'

type Refinement = Parameters<typeof mini.refine>
type Schema = mini.ZodMiniType
type Row = mini.ZodMiniObject
type Check = Parameters<Schema['check']>[0]

/** A check of one kind of value; the schema that it is added to only receives such values. */
const added = (schema: Schema, check: unknown) => schema.check(check as Check)
const isNumber = (schema: Schema) => schema.type === 'number'

const METHODS = {
  optional(this: Schema) {
    return mini.optional(this)
  },
  nullable(this: Schema) {
    return mini.nullable(this)
  },
  nullish(this: Schema) {
    return mini.nullish(this)
  },
  default(this: Schema, value: never) {
    return mini._default(this, value)
  },
  catch(this: Schema, value: never) {
    return mini.catch(this, value)
  },
  pipe(this: Schema, next: Schema) {
    return mini.pipe(this, next)
  },
  transform(this: Schema, change: (value: unknown, context: mini.core.ParsePayload) => unknown) {
    return mini.pipe(this, mini.transform(change))
  },
  refine(this: Schema, ...refinement: Refinement) {
    return this.check(mini.refine(...refinement))
  },
  min(this: Schema, least: number, problem?: string) {
    return added(this, isNumber(this) ? mini.gte(least, problem) : mini.minLength(least, problem))
  },
  max(this: Schema, most: number, problem?: string) {
    return added(this, isNumber(this) ? mini.lte(most, problem) : mini.maxLength(most, problem))
  },
  length(this: Schema, exactly: number, problem?: string) {
    return added(this, mini.length(exactly, problem))
  },
  regex(this: Schema, pattern: RegExp, problem?: string) {
    return added(this, mini.regex(pattern, problem))
  },
  startsWith(this: Schema, start: string, problem?: string) {
    return added(this, mini.startsWith(start, problem))
  },
  trim(this: Schema) {
    return added(this, mini.trim())
  },
  overwrite(this: Schema, change: (value: string) => string) {
    return added(this, mini.overwrite(change))
  },
  toLowerCase(this: Schema) {
    return added(this, mini.toLowerCase())
  },
  int(this: Schema, problem?: string) {
    return added(this, mini.int(problem))
  },
  positive(this: Schema, problem?: string) {
    return added(this, mini.gt(0, problem))
  },
  nonnegative(this: Schema, problem?: string) {
    return added(this, mini.gte(0, problem))
  },
  extend(this: Row, shape: mini.core.$ZodLooseShape) {
    return mini.extend(this, shape)
  },
  pick(this: Row, names: Record<string, true>) {
    return mini.pick(this, names)
  },
  omit(this: Row, names: Record<string, true>) {
    return mini.omit(this, names)
  },
}

/** Schemas receive what is on this prototype when they are made. In a function, so that no bundler takes it for free of effects. */
function addMethods(): void {
  Object.assign(mini.ZodMiniType.prototype, METHODS)
}
addMethods()
