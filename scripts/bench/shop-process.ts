import { ready, type Running } from '../processes'
import { freePort } from '../ports'
import { startShop } from '../stack'
import type { Bench } from './measure'

export type ExtraShop = Readonly<{ process: Running; port: number; pid: number; startedInMs: number }>

export const processId = (running: Running): number => {
  if (running.child.pid === undefined) throw new Error(`${running.name} did not start`)
  return running.child.pid
}

/** The shop that runs during the whole bench. */
export const mainShop = ({ stack }: Bench) => ({ port: stack.settings.shopPort, pid: processId(stack.processes.shop) })

/** A second process of the same shop on the same data; resolves when it has answered its first page. */
export async function secondShop(bench: Bench): Promise<ExtraShop> {
  const port = await freePort()
  const from = performance.now()
  const process = startShop({ ...bench.stack.settings, shopPort: port }, bench.distFolder, `${bench.stack.logs}/second`)
  await ready(process, port, '/')
  return { process, port, pid: processId(process), startedInMs: performance.now() - from }
}
