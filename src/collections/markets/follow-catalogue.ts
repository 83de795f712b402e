import { sql } from 'drizzle-orm'
import type { CollectionAfterChangeHook } from 'payload'
import { isDeepStrictEqual } from 'node:util'
import { openTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'
import { translateCategory } from '@/domain/content/category-addresses'
import { readCategoryAddresses } from './catalogue'

/**
 * When a market gets another catalogue, as a copied market does, its redirects lead to the same categories by their new addresses.
 * What the new catalogue lacks is listed among the problems of the redirects.
 */
export const followCatalogue: CollectionAfterChangeHook = async ({ doc, operation, previousDoc, req }) => {
  if (operation === 'create' || isDeepStrictEqual(doc.elasticIndexes, previousDoc.elasticIndexes)) return doc
  const before = await readCategoryAddresses(req.payload, previousDoc.elasticIndexes)
  const after = await readCategoryAddresses(req.payload, doc.elasticIndexes)
  const moved = Object.values(before).flatMap((address) => {
    const wanted = translateCategory(before, after, address)
    return wanted === null || wanted === address ? [] : [sql`(${address}, ${wanted})`]
  })
  if (moved.length === 0) return doc
  const session = await openTransaction(req)
  // The shop reads a redirect again when its own row changes.
  await session.execute(sql`
    with written as (
      update redirects_to_params p set value = moved.wanted
      from (values ${sql.join(moved, sql`, `)}) as moved (address, wanted), redirects r
      where r.id = p._parent_id and r.market_id = ${doc.id} and r.to_screen = 'sellCategory'
        and p.name = 'category' and p.value = moved.address
      returning p._parent_id
    )
    update redirects set updated_at = now() where id in (select _parent_id from written)`)
  return doc
}
