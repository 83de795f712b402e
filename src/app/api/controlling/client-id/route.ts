import { endpoint } from '@/app/api/endpoint'
import { CLIENT_ID_COOKIE, CLIENT_ID_SECONDS } from '@/storefront/tracking/client-id-cookie'
import { clientIdForBrowser, clientIdOf } from '@/storefront/tracking/report-event.server'

/** Called by a page whose visitor has consented. Without an affiliate host there is no cookie and no error. */
export const POST = endpoint({
  rule: 'POST /api/controlling/client-id',
  run: async ({ shop, request, requestId }) => {
    const id = clientIdOf(request) ?? (await clientIdForBrowser(requestId))
    const secure = shop.origin.startsWith('https:') ? '; Secure' : ''
    const cookie = `${CLIENT_ID_COOKIE}=${id}; Path=/; Max-Age=${CLIENT_ID_SECONDS}; SameSite=Lax${secure}`
    return new Response(null, { status: 204, headers: id === null ? {} : { 'set-cookie': cookie } })
  },
})
