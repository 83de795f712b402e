import { endpoint } from '@/app/api/endpoint'
import { DeviceListAnswer, DeviceListRequest } from '@/contracts/device-list'
import { LIST_LIMITS } from '@/contracts/limits'
import { ok } from '@/http/reply'
import { matchList } from '@/storefront/list/match-list.server'

export const POST = endpoint({
  method: 'POST',
  path: '/api/lists',
  summary: 'Which devices the models of a list are: sure, to be chosen, or not found (P-16, U-13). Nothing is stored.',
  who: 'anyone',
  body: { DeviceListRequest },
  limits: [{ key: 'visitor', most: 5 * LIST_LIMITS.lines, perSeconds: 3600 }],
  cost: { unit: 'lines', count: ({ models }) => models.length },
  maxBytes: LIST_LIMITS.bytes,
  answers: { 200: { json: { DeviceListAnswer } } },
  run: async ({ shop, body }) => ok(await matchList(shop, body.models)),
})
