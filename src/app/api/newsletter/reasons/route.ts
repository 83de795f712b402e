import { endpoint } from '@/app/api/endpoint'
import { countReason } from '@/clients/newsletter-client'
import { Accepted } from '@/contracts/account'
import { LeavingWish } from '@/contracts/newsletter'
import { ok } from '@/http/reply'

export const POST = endpoint({
  method: 'POST',
  path: '/api/newsletter/reasons',
  summary: 'Why a reader left, without a link to a person.',
  who: 'anyone',
  body: { LeavingWish },
  platformLimits: ['POST /newsletter/reasons'],
  answers: { 200: { json: { Accepted } } },
  run: async ({ shop, body, sender }) => ok(await countReason(shop, body.reason, sender)),
})
