import type { CollectionBeforeValidateHook, PayloadRequest } from 'payload'
import { idOf } from '@/collections/access/staff'
import { lockMarket } from './lock-market'
import { type Fault, refuse } from './refuse'

/** The rule of `{slug}` in addresses (`contracts.md` 3, `validate`). */
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/
const LONGEST = 120

type Taken = Readonly<{ field: 'slug' | 'key'; value: unknown; market: number | string; id: unknown }>

/** True when another page of the market, published or not, has this value. */
async function taken(req: PayloadRequest, { field, value, market, id }: Taken): Promise<boolean> {
  const others = id === undefined ? [] : [{ id: { not_equals: id } }]
  const { totalDocs } = await req.payload.count({
    collection: 'pages',
    where: { and: [{ market: { equals: market } }, { [field]: { equals: value } }, ...others] },
    overrideAccess: true,
    req,
  })
  return totalDocs > 0
}

/** A page's address is legal, and it and the page's role are used once in a market. */
export const checkPage: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const market = idOf(data?.market)
  if (!data || market === null) return data
  await lockMarket(req, market)
  const { slug, key } = data
  const faults: Fault[] = []
  if (typeof slug === 'string' && slug !== '') {
    if (!SLUG.test(slug) || slug.length > LONGEST) {
      faults.push({
        path: 'slug',
        message: 'Use small letters, digits and single hyphens between them, at most 120 characters: "so-geht-es".',
      })
    } else if (await taken(req, { field: 'slug', value: slug, market, id: originalDoc?.id })) {
      faults.push({ path: 'slug', message: `This market already has a page at "${slug}".` })
    }
  }
  if (key && (await taken(req, { field: 'key', value: key, market, id: originalDoc?.id }))) {
    faults.push({ path: 'key', message: 'Another page of this market already has this role.' })
  }
  refuse(collection.slug, faults, req)
  return data
}
