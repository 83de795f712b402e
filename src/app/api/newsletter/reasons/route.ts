import { endpoint } from '@/app/api/endpoint'
import { countReason } from '@/clients/newsletter'
import { LeavingWish } from '@/contracts/newsletter'

export const POST = endpoint({
  rule: 'POST /api/newsletter/reasons',
  body: LeavingWish,
  run: ({ shop, body, sender }) => countReason(shop, body.reason, sender),
})
