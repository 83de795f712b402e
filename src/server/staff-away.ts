import type { ServerResponse } from 'node:http'
import { beforeHead } from './response-defaults'

/**
 * While the database is unreachable, any error of the CMS or the admin is caused by that, so it becomes a 503 instead of a
 * program error (F2). Once started, the CMS does this itself; after a start without a database it cannot (F3).
 */
export function saidAsAway(response: ServerResponse, isDegraded: () => boolean): void {
  beforeHead(response, (status) => {
    const isAway = status === 500 && isDegraded()
    if (isAway) response.setHeader('retry-after', '1')
    return isAway ? 503 : status
  })
}
