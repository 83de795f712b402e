import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { once } from 'node:events'
import { freePort } from '../ports'
import { ready, startProcess } from '../processes'
import type { Bench } from './measure'
import { processId, type ExtraShop } from './shop-process'

const NEXT = resolve('node_modules/next/dist/bin/next')
const QUIET = { NEXT_TELEMETRY_DISABLED: '1' }
const FILES = {
  'package.json': '{ "name": "empty-page", "private": true }',
  // Without a file of its own, the settings of the shop above would be read.
  'next.config.js': 'module.exports = {}',
  'app/layout.js': 'export default ({ children }) => <html lang="en"><body>{children}</body></html>',
  'app/page.js': 'export default () => <h1>Empty</h1>',
} as const

/**
 * Builds a shop without content with the same Next and starts it: what the framework itself costs on this machine in this run.
 * It lies in the build's folder, because it uses the packages of the project, and is built by webpack, because Turbopack takes
 * the project around it for its own.
 */
export async function startEmptyPage({ stack, distFolder, say }: Bench): Promise<ExtraShop> {
  const folder = resolve(distFolder, 'empty-page')
  mkdirSync(resolve(folder, 'app'), { recursive: true })
  for (const [name, text] of Object.entries(FILES)) writeFileSync(resolve(folder, name), text)
  say('builds an empty page with the same Next')
  const build = startProcess({
    name: 'empty-page-build',
    args: [NEXT, 'build', folder, '--webpack'],
    env: QUIET,
    logs: stack.logs,
  })
  const [code] = await once(build.child, 'exit')
  if (code !== 0) throw new Error(`the empty page was not built:\n${build.lastLines()}`)
  const port = await freePort()
  const from = performance.now()
  const process = startProcess({
    name: 'empty-page',
    args: [NEXT, 'start', folder, '--port', String(port), '--hostname', 'localhost'],
    env: QUIET,
    logs: stack.logs,
  })
  await ready(process, port, '/')
  return { process, port, pid: processId(process), startedInMs: performance.now() - from }
}
