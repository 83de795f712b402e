import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import { renameBuild } from './next-build'
import { freePort } from './ports'
import { ready } from './processes'
import { startPlatform, startShop, type Stack } from './stack'

/**
 * Lets a journey stop and start the platform, and deploy another build of the shop: `POST /platform/stop`, `POST
 * /platform/start`, `POST /shop/next-build`. Answers when it is done. Listens on 127.0.0.1 during a test run.
 */
export async function startControl(stack: Stack): Promise<{ url: string; stop: () => void }> {
  const port = await freePort()
  const perform = async (path: string): Promise<number> => {
    if (path === '/platform/stop') await stack.processes.platform.stop()
    else if (path === '/platform/start') {
      // Stops the platform before it starts it: a second process would find the port taken, and the first would no longer be
      // stopped.
      await stack.processes.platform.stop()
      stack.processes.platform = startPlatform(stack.settings, stack.logs, true)
      await ready(stack.processes.platform, stack.settings.platformPort, '/healthz')
    } else if (path === '/shop/next-build') {
      await stack.processes.shop.stop()
      renameBuild(stack.distFolder, (length) => randomBytes(length).toString('hex').slice(0, length))
      stack.processes.shop = startShop(stack.settings, stack.distFolder, stack.logs, true)
      await ready(stack.processes.shop, stack.settings.shopPort, '/readyz')
    } else return 404
    return 204
  }
  const server = createServer((request, response) => {
    perform(request.url ?? '').then(
      (status) => response.writeHead(status).end(),
      (error: unknown) => response.writeHead(500).end(String(error)),
    )
  })
  server.listen(port, '127.0.0.1')
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() }
}
