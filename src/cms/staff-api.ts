import { isSessionUnread } from '@/collections/hooks/database-away'

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/**
 * A handler of the CMS whose reads never answer as if nobody were logged in because the database was too busy to say who is:
 * `/staff/me` without a member would end the session in the admin. 503 instead.
 */
export const withReadSession =
  <Context>(handler: Handler<Context>): Handler<Context> =>
  async (request, context) => {
    const response = await handler(request, context)
    if (!response.ok || request.method !== 'GET' || !isSessionUnread(request)) return response
    const errors = [{ message: 'Service Unavailable' }]
    return Response.json({ errors }, { status: 503, headers: { 'retry-after': '1', 'cache-control': 'no-store' } })
  }
