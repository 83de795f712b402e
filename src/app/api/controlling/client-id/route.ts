import { endpoint } from '@/app/api/endpoint'
import { CLIENT_ID_COOKIE, CLIENT_ID_SECONDS } from '@/storefront/tracking/client-id-cookie'
import { clientIdForBrowser, clientIdOf } from '@/storefront/tracking/report-event.server'

/** Asked by a page whose visitor has agreed. A missing affiliate host is no fault: then there is no cookie. */
export const POST = endpoint({
  rule: 'POST /api/controlling/client-id',
  run: async ({ shop, request, requestId }) => {
    const id = clientIdOf(request) ?? (await clientIdForBrowser(requestId))
    const secure = shop.origin.startsWith('https:') ? '; Secure' : ''
    const cookie = `${CLIENT_ID_COOKIE}=${id}; Path=/; Max-Age=${CLIENT_ID_SECONDS}; SameSite=Lax${secure}`
    return new Response(null, { status: 204, headers: id === null ? {} : { 'set-cookie': cookie } })
  },
})
