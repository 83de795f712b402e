import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod'

const files = readdirSync('packages/contracts').filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))

/** Every schema below this one, by its path. */
function* schemasBelow(
  schema: z.core.$ZodType,
  path: string,
  seen = new Set<z.core.$ZodType>(),
): Generator<[string, z.core.$ZodType]> {
  if (seen.has(schema)) return
  seen.add(schema)
  yield [path, schema]
  for (const [name, part] of Object.entries(schema._zod.def)) yield* below(part, `${path}.${name}`, seen)
}

function* below(part: unknown, path: string, seen: Set<z.core.$ZodType>): Generator<[string, z.core.$ZodType]> {
  if (typeof part !== 'object' || part === null) return
  if (part instanceof z.core.$ZodType) return yield* schemasBelow(part, path, seen)
  const isContainer = Array.isArray(part) || Object.getPrototypeOf(part) === Object.prototype
  if (isContainer) for (const [name, member] of Object.entries(part)) yield* below(member, `${path}.${name}`, seen)
}

function unboundedIn(schema: z.core.$ZodType, path: string): string[] {
  return [...schemasBelow(schema, path)].flatMap(([at, { _zod }]) => {
    const isUnboundedList = _zod.def.type === 'array' && !_zod.def.checks?.some((check) => check._zod.def.check === 'max_length')
    const isMap = _zod.def.type === 'record' || _zod.def.type === 'map' || _zod.def.type === 'set'
    return isUnboundedList || isMap ? [at] : []
  })
}

test.each(files)('%s has no list without a maximum and no record', async (file) => {
  const exported: Record<string, unknown> = await import(`./${file}`)
  const schemas = Object.entries(exported).flatMap(([name, value]): [string, z.core.$ZodType][] => {
    if (value instanceof z.core.$ZodType) return [[name, value]]
    return name === 'searchAnswer' && typeof value === 'function' ? [[name, value(z.unknown())]] : []
  })
  expect(schemas.flatMap(([name, schema]) => unboundedIn(schema, name))).toEqual([])
})

test('a list without a maximum is found wherever it is', () => {
  const hidden = z.object({
    a: z.union([z.null(), z.strictObject({ b: z.array(z.string()).optional() })]),
    c: z.array(z.string()).max(3),
  })
  expect(unboundedIn(hidden, 'X')).toHaveLength(1)
  expect(unboundedIn(z.record(z.string(), z.string()), 'X')).toEqual(['X'])
})
