import type { IncomingMessage, ServerResponse } from 'node:http'
import { contentPolicy } from '@/http/content-policy'
import { takeWait } from '@/http/page-waits'
import { maintenancePage } from './failure-page'
import { beforeHead, holdAnswer } from './response-defaults'

type Visit = Readonly<{ request: IncomingMessage; response: ServerResponse; path: string; requestId: string }>

/** The calm page. The framework's own would need the script of the admin, and would come with status 200. */
const calmPage = (requestId: string) => ({
  status: 503,
  headers: {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': contentPolicy(null, []),
    'cache-control': 'private, no-store',
    'retry-after': '1',
  },
  body: maintenancePage(requestId),
})

/**
 * While the database is unreachable, any error of the CMS or the admin is caused by that, so it becomes a 503 instead of a
 * program error (F2); a page of the admin whose render the database did not answer becomes the calm page at any time, for the
 * admin's router too, which then loads the address in full. Once started, the CMS does this itself; after a start without a
 * database it cannot (F3).
 */
export function answerStaffWhileAway({ request, response, path, requestId }: Visit, isDegraded: () => boolean): void {
  const isAway = (status: number) => status === 500 && isDegraded()
  if (path.startsWith('/admin') && (request.method === 'GET' || request.method === 'HEAD'))
    return holdAnswer(response, (status) => (takeWait(requestId) || isAway(status) ? calmPage(requestId) : null))
  beforeHead(response, (status) => {
    if (!isAway(status)) return status
    response.setHeader('retry-after', '1')
    return 503
  })
}
