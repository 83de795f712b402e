import { ready, startProcess, type Running } from '../processes'
import { freePort } from '../ports'
import { shopVariables } from '../environment'
import { startShop } from '../stack'
import { ask } from '../../tests/support/shop-address'
import { HOST, type Bench } from './measure'

export type ExtraShop = Readonly<{ process: Running; port: number; pid: number; startedInMs: number }>

const pidOf = (running: Running): number => {
  if (running.child.pid === undefined) throw new Error(`${running.name} did not start`)
  return running.child.pid
}

/** The shop that runs during the whole bench. */
export const mainShop = ({ stack }: Bench) => ({ port: stack.settings.shopPort, pid: pidOf(stack.processes.shop) })

/** A second process of the same shop on the same data; resolves when it has answered its first page. */
export async function secondShop(bench: Bench): Promise<ExtraShop> {
  const port = await freePort()
  const from = performance.now()
  const process = startShop({ ...bench.stack.settings, shopPort: port }, bench.distFolder, `${bench.stack.logs}/second`)
  await ready(process, port, '/')
  return { process, port, pid: pidOf(process), startedInMs: performance.now() - from }
}

const PASS = 'bench'
/** What the proxy answers without the pass: the framework is there. */
const REFUSED = 404
/** Sets the pass of the proxy, which answers no request but those of a server entry. */
const KNOWN_PASS = `data:text/javascript,globalThis[Symbol.for("shop.runtime.handover")]={pass:"${PASS}"}`

/** The headers with which the framework alone answers a page of the shop that is measured. */
export async function headersForFramework(bench: Bench, path: string): Promise<Record<string, string>> {
  const { headers } = await ask(HOST, `${path}?_rsc=`, { port: bench.stack.settings.shopPort, headers: { rsc: '1' } })
  const inner = headers['x-nextjs-rewritten-path']
  if (typeof inner !== 'string') throw new Error(`${path} has no inner address`)
  return { 'x-inner-pass': PASS, 'x-inner-address': inner }
}

/** The same build under the framework's own server, without our server entry. */
export async function frameworkAlone(bench: Bench): Promise<ExtraShop> {
  const port = await freePort()
  const from = performance.now()
  const process = startProcess({
    name: 'next-start',
    args: ['--import', KNOWN_PASS, 'node_modules/next/dist/bin/next', 'start', '--port', String(port), '--hostname', 'localhost'],
    env: {
      ...shopVariables({ ...bench.stack.settings, shopPort: port }),
      // The same content as in the shop that is measured, so that its inner addresses are known here.
      PUBLIC_PORT: String(bench.stack.settings.shopPort),
      NEXT_DIST_DIR: bench.distFolder,
      NEXT_TELEMETRY_DISABLED: '1',
    },
    logs: bench.stack.logs,
  })
  await ready(process, port, '/', REFUSED)
  return { process, port, pid: pidOf(process), startedInMs: performance.now() - from }
}
