import { z } from 'zod'
import { endpoint } from '@/app/api/endpoint'
import { apiError } from '@/runtime/api-problem'
import { lookUpRedirect } from '@/domain/routing/look-up-redirect'

/** Where a path leads when it is not a page itself; an absolute target is a full navigation. */
export const GET = endpoint({
  rule: 'GET /api/redirects/lookup',
  query: z.strictObject({ path: z.string().min(1).max(2048).startsWith('/') }),
  run: ({ shop, query }) => {
    const found = lookUpRedirect(shop, query.path, Date.now())
    if (found === 'gone') throw apiError(410, 'gone')
    if (found === null) throw apiError(404, 'not_found')
    return found
  },
})
