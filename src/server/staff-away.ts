import type { ServerResponse } from 'node:http'

/**
 * While the database is away, an error of the CMS or the admin comes from that: it is said with 503 and not as a fault
 * of the program (F2). The CMS says so itself once it has been started, but a start without a database leaves it nothing
 * to say it with (F3).
 */
export function saidAsAway(response: ServerResponse, isDegraded: () => boolean): void {
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse
  const instead = (status: number, ...rest: unknown[]): ServerResponse => {
    const isAway = status === 500 && isDegraded()
    if (isAway) response.setHeader('retry-after', '1')
    return writeHead(isAway ? 503 : status, ...rest)
  }
  Object.assign(response, { writeHead: instead })
}
