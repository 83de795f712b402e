import * as z from 'zod'
import { cms } from '@/cms/snapshot'
import { readHostname } from '@/domain/market/hostname'
import type { Shop } from '@/domain/routing/shop'
import { apiError } from '@/http/api-problem'
import { listFieldErrors } from '@trade-in-shop/contracts/api-answer'

/** A browser may send a change only from a page of the same shop (security 19); a client that is no browser sends no origin. */
export function isSameOrigin(headers: Headers, shop: Shop): boolean {
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  const origin = headers.get('origin')
  return origin === null || (URL.canParse(origin) && isOriginOf(new URL(origin), shop))
}

function isOriginOf(origin: URL, shop: Shop): boolean {
  const own = new URL(shop.origin)
  const there = cms().directory.shopOf(readHostname(origin.host, null, false))
  const same = there?.market.code === shop.market.code && there.mode === shop.mode && there.environment === shop.environment
  return same && origin.protocol === own.protocol && origin.port === own.port
}

/** Zod compiles each schema that it makes, which takes longer than a check. */
const strictOnes = new WeakMap<z.ZodType, z.ZodType>()
function strictOf(schema: z.ZodType): z.ZodType {
  const known = strictOnes.get(schema)
  if (known) return known
  const strict = schema instanceof z.ZodObject ? schema.strict() : schema
  strictOnes.set(schema, strict)
  return strict
}

/** Parses strictly: an unknown member is refused. Throws a problem that names each invalid field. */
export function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = strictOf(schema).safeParse(value)
  if (parsed.success) return parsed.data as T // the schema's own output; `strict()` refuses more and changes nothing
  throw apiError(400, 'invalid_request', { errors: listFieldErrors(parsed.error) })
}

/** A query as an object; a name that occurs twice becomes a list, which all our schemas refuse. */
export const readQuery = (search: URLSearchParams): Record<string, string | string[]> =>
  Object.fromEntries(
    [...new Set(search.keys())].map((name) => {
      const values = search.getAll(name)
      return [name, values.length === 1 ? (values[0] ?? '') : values]
    }),
  )
