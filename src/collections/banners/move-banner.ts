import type { Where } from 'payload'
import { ok } from '@trade-in-shop/contracts/endpoint'
import { getId } from '@/collections/access/staff-member'
import { cmsProblem } from '@/collections/problems/cms-problem'
import { lockMarket } from '@/collections/saving/lock-market'
import { staffEndpoint } from '@/collections/saving/staff-endpoint'
import { BannerMove, BannerPlace, moveInOrder } from '@/domain/content/banner-order'
import { isUnpublished } from '@trade-in-shop/payload-workbench/drafts/drafts'
import { inTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'
import { MAX_BANNERS } from './shop-state'

/** Stores positions alone: what is live stays live, and a draft stays a draft. */
export const moveBanner = staffEndpoint({
  method: 'POST',
  path: '/{id}/move',
  summary: 'Moves a banner right before or after another of its market.',
  checks: ['update the banners whose position changes, and publish those of them that are live'],
  body: { BannerMove },
  answers: { 200: { json: { BannerPlace } } },
  run: ({ req, param, body }) =>
    inTransaction(req, async () => {
      const own = param('id')
      const asStaff = { collection: 'banners', depth: 0, overrideAccess: false, user: req.user, req } as const
      const { market, place: shown } = await req.payload.findByID({ ...asStaff, id: own, draft: true })
      await lockMarket(req, Number(getId(market)))
      const where: Where = { and: [{ market: { equals: getId(market) } }, { place: { equals: shown } }] }
      const inOrder = { where, sort: ['position', 'id'], limit: MAX_BANNERS }
      const { docs } = await req.payload.find({ ...asStaff, ...inOrder, draft: true })
      if (body.target === own || !docs.some(({ id }) => id === body.target)) throw cmsProblem(req, 'badRequest')
      const { place, stored } = moveInOrder(docs, own, body)
      for (const { id, position } of stored) {
        const draft = docs.some((doc) => doc.id === id && isUnpublished(doc))
        await req.payload.update({ ...asStaff, id, data: { position }, draft })
      }
      return ok({ place, count: docs.length })
    }),
})
