import * as z from 'zod'
import { endpoint } from '@/app/api/endpoint'
import { lookUpRedirect } from '@/domain/routing/look-up-redirect'
import { apiError, requireValue } from '@/http/api-problem'
import { ok } from '@/http/reply'

const FoundRedirect = z.object({ target: z.string(), external: z.boolean(), status: z.int() })

/** Where a path leads when it is not a page itself; an absolute target is a full navigation. */
export const GET = endpoint({
  method: 'GET',
  path: '/api/redirects/lookup',
  summary: 'Where a path of the shop leads when it is no page itself.',
  who: 'anyone',
  query: z.strictObject({ path: z.string().min(1).max(2048).startsWith('/').describe('The path.') }),
  answers: { 200: { json: { FoundRedirect } } },
  problems: { 404: ['not_found'], 410: ['gone'] },
  run: ({ shop, query }) => {
    const redirect = lookUpRedirect(shop, query.path, Date.now())
    if (redirect === 'gone') throw apiError(410, 'gone')
    return ok(requireValue(redirect))
  },
})
