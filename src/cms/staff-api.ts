import { unreadSessionError } from '@/collections/saving/database-away'

type Handler<Context> = (request: Request, context: Context) => Promise<Response>

/**
 * Wraps a handler of the CMS: when the database is too busy to load the session, a read answers 503. Otherwise `/staff/me`
 * would answer without a member, which ends the session in the admin.
 */
export const withReadSession =
  <Context>(handler: Handler<Context>): Handler<Context> =>
  async (request, context) => {
    const response = await handler(request, context)
    if (!response.ok || request.method !== 'GET' || unreadSessionError(request) === undefined) return response
    const errors = [{ message: 'Service Unavailable' }]
    return Response.json({ errors }, { status: 503, headers: { 'retry-after': '1', 'cache-control': 'no-store' } })
  }

/**
 * Renders a page of the admin. Throws the error of a session that could not be read, because Payload would redirect staff who
 * are logged in to the log-in, or show them its form.
 */
export async function renderForStaff<Page>(headers: object, render: () => Promise<Page>): Promise<Page> {
  const page = await render().catch((error: unknown) => {
    throw unreadSessionError(headers) ?? error
  })
  const unread = unreadSessionError(headers)
  if (unread !== undefined) throw unread
  return page
}
