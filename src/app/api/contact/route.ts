import { endpoint } from '@/app/api/endpoint'
import { ContactWish } from '@/contracts/contact'
import { takeMessage } from '@/storefront/contact/take-message.server'

export const POST = endpoint({
  rule: 'POST /api/contact',
  body: ContactWish,
  run: async ({ shop, body, sender }) => Response.json(await takeMessage(shop, body, sender), { status: 202 }),
})
