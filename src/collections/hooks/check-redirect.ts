import type { CollectionBeforeValidateHook } from 'payload'
import { RedirectRow } from '@/domain/content'
import { neighbourhoodOf } from '@/domain/routing/redirect-neighbourhood'
import { idOf } from '@/collections/access/staff'
import { redirectOf } from '@/collections/documents/redirect-document'
import { fieldFaults, tidyRedirect } from '@/collections/redirects/field-faults'
import { redirectWorld, rowsOfMarket } from '@/collections/redirects/redirect-world'
import { saidFault } from '@/collections/redirects/rule-fault'
import { lockMarket } from './lock-market'
import { neighbourFaults } from './redirect-neighbours'
import { refuse } from './refuse'

/**
 * A redirect is stored only when it leads somewhere, safely and in one hop (`contracts.md` 3). The lock of the market
 * makes two halves of a loop, saved at the same moment, see each other.
 */
export const checkRedirect: CollectionBeforeValidateHook = async ({ collection, data, originalDoc, req }) => {
  const market = Number(idOf(data?.market))
  if (!data || !market) return data
  await lockMarket(req, market)
  const { routes, slugs, hosts } = await redirectWorld(req, market)
  const tidy = tidyRedirect(data, hosts)
  const said = (faults: ReturnType<typeof fieldFaults>) => faults.map((fault) => saidFault(fault, req.i18n.language))
  refuse(collection.slug, said(fieldFaults(tidy)), req)
  const { data: row } = RedirectRow.safeParse(redirectOf({ ...tidy, id: originalDoc?.id ?? 'new' }))
  // What is missing altogether is said by Payload at the field.
  if (row) {
    const others = (await rowsOfMarket(req, market)).filter(({ id }) => id !== row.id)
    refuse(collection.slug, said(neighbourFaults(row, neighbourhoodOf([row, ...others], routes, slugs))), req)
  }
  return tidy
}
