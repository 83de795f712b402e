import { ready, startProcess, type Running } from '../processes'
import { freePort } from '../ports'
import { shopVariables } from '../environment'
import { startShop } from '../stack'
import type { Bench } from './bench'

export type Extra = Readonly<{ process: Running; port: number; pid: number; startedInMs: number }>

const pidOf = (running: Running): number => {
  if (running.child.pid === undefined) throw new Error(`${running.name} did not start`)
  return running.child.pid
}

/** The shop that runs during the whole bench. */
export const mainShop = ({ stack }: Bench) => ({ port: stack.settings.shopPort, pid: pidOf(stack.processes.shop) })

/** A second process of the same shop on the same data; resolves when it has answered its first page. */
export async function secondShop(bench: Bench): Promise<Extra> {
  const port = await freePort()
  const from = performance.now()
  const process = startShop({ ...bench.stack.settings, shopPort: port }, bench.distFolder, `${bench.stack.logs}/second`)
  await ready(process, port, '/')
  return { process, port, pid: pidOf(process), startedInMs: performance.now() - from }
}

/** The same build under the framework's own server, without our server entry. */
export async function frameworkAlone(bench: Bench): Promise<Extra> {
  const port = await freePort()
  const from = performance.now()
  const process = startProcess({
    name: 'next-start',
    args: ['node_modules/next/dist/bin/next', 'start', '--port', String(port), '--hostname', 'localhost'],
    env: {
      ...shopVariables({ ...bench.stack.settings, shopPort: port }),
      NEXT_DIST_DIR: bench.distFolder,
      NEXT_TELEMETRY_DISABLED: '1',
    },
    logs: bench.stack.logs,
  })
  await ready(process, port, '/')
  return { process, port, pid: pidOf(process), startedInMs: performance.now() - from }
}
