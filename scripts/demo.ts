// `npm run demo`: the whole shop on this machine. `-- --fresh` throws the data away first; `npm run dev` is the same with
// `next dev` and hot reload in place of the production build.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorMessage } from '@trade-in-shop/runtime/error-text'
import { Client } from 'pg'
import { DEMO_STAFF } from '../src/seed/demo-staff'
import { demoFolder } from './environment'
import { assertPortIsFree } from './ports'
import { loadPhotographs, startStack, type Stack } from './stack'

const port = (name: string, otherwise: number) => {
  const value = Number(process.env[name] ?? otherwise)
  if (!Number.isInteger(value) || value < 1 || value > 65535)
    throw new Error(`${name} must be a port number, not "${process.env[name]}".`)
  return value
}

/** A rendering of our own, marked as a sample, so that one device has a photograph; nothing where photographs are loaded. */
async function loadSamplePhotograph(origin: string, { settings, logs }: Stack): Promise<void> {
  const client = new Client({ connectionString: settings.databaseUrl })
  await client.connect()
  const loaded = await client
    .query('select from platform.models where photograph is not null limit 1')
    .finally(() => client.end())
  if (loaded.rowCount) return
  const file = join(settings.dataFolder, 'sample-photograph.json')
  writeFileSync(file, JSON.stringify({ 'apple-iphone-14-pro': `${origin}/brand/sample-photograph.webp` }))
  await loadPhotographs(settings, logs, file)
}

function printAddresses({ settings, mailUrl }: Stack): void {
  const at = (host: string, path = '') => `http://${host}:${settings.shopPort}${path}`
  const lines = [
    '',
    'The shop is open:',
    ...[
      ['de', 'Germany'],
      ['at', 'Austria'],
      ['es', 'Spain'],
      ['fr', 'France'],
      ['it', 'Italy'],
    ].map(([code, name]) => `  ${name?.padEnd(9)} ${at(`${code}.localhost`)}`),
    `  Preview   ${at('localhost')}  (English)`,
    `  Partner   ${at('agan.de.localhost')}  ${at('aganwidget.de.localhost')}  ${at('b2bwidget.de.localhost')}`,
    `  Admin     ${at('localhost', '/admin')}`,
    ...DEMO_STAFF.map(({ email, password, role }) => `            ${email.padEnd(28)} ${password.padEnd(22)} ${role}`),
    `  Platform  http://127.0.0.1:${settings.platformPort}/openapi.json`,
    `  Mails     ${mailUrl}`,
    `            ${mailUrl}/previews  (every mail in every market)`,
    '',
    'Ctrl-C stops everything.',
  ]
  console.log(lines.join('\n'))
}

async function main(): Promise<void> {
  const shopPort = port('PORT', 3000)
  const platformPort = port('PLATFORM_PORT', 4000)
  await assertPortIsFree(shopPort, 'PORT')
  await assertPortIsFree(platformPort, 'PLATFORM_PORT')
  for (const name of ['METRICS_PORT', 'PLATFORM_METRICS_PORT']) if (process.env[name]) await assertPortIsFree(port(name, 0), name)
  const origin = `http://localhost:${shopPort}`
  const up: { stack?: Stack } = {}
  let stopping = false
  const stop = async (code: number) => {
    if (stopping) return
    stopping = true
    console.log('\nStopping …')
    await up.stack?.stop() // During the start, the children end with this process.
    process.exit(code)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
  const stack = await startStack({
    ...{ dataFolder: demoFolder(), distFolder: '.next', shopPort, platformPort, say: console.log },
    development: process.argv.includes('--development'),
    fresh: process.argv.includes('--fresh'),
    callLimitsFactor: 1,
    shop: { PHOTO_ORIGINS: process.env.PHOTO_ORIGINS ?? origin },
  })
  up.stack = stack
  await loadSamplePhotograph(origin, stack)
  for (const running of Object.values(stack.processes)) {
    running.child.once('exit', (code) => {
      if (stopping) return
      console.error(`${running.name} ended unexpectedly (${code}); its log is ${stack.logs}/${running.name}.log`)
      void stop(1)
    })
  }
  printAddresses(stack)
}

main().catch((error: unknown) => {
  console.error(errorMessage(error))
  process.exit(1)
})
