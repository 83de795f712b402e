import { endpoint } from '@/app/api/endpoint'
import { empty } from '@/http/reply'
import { clientIdForBrowser, readClientId, CLIENT_ID_COOKIE, CLIENT_ID_SECONDS } from '@/storefront/tracking/report-event.server'

/** Called by a page whose visitor has consented. Without an affiliate host there is no cookie and no error. */
export const POST = endpoint({
  method: 'POST',
  path: '/api/controlling/client-id',
  summary: 'Asks for the random client id, which comes as a cookie of a year, or not at all. For visitors who have consented.',
  who: 'anyone',
  answers: { 204: 'empty' },
  run: async ({ shop, request, requestId }) => {
    const id = readClientId(request) ?? (await clientIdForBrowser(requestId))
    const secure = shop.origin.startsWith('https:') ? '; Secure' : ''
    const cookie = `${CLIENT_ID_COOKIE}=${id}; Path=/; Max-Age=${CLIENT_ID_SECONDS}; SameSite=Lax${secure}`
    return empty({ cookies: id === null ? [] : [cookie] })
  },
})
