import { writeFileSync } from 'node:fs'
import { startStack } from './scripts/stack'
import { startControl } from './scripts/test-control'
import { ensureDatabase } from './scripts/postgres'
import { exitOnSignals } from './scripts/processes'
const [room, pg] = [process.env.ROOM!, process.env.PG!]
exitOnSignals()
process.env.NODE_COMPILE_CACHE = `/work/kit/compiled-${room}`
const databaseUrl = await ensureDatabase(pg, `stack_${room.replace(/\W/g, '_')}`)
const running = await startStack({ dataFolder: `/work/kit/data-${room}`, distFolder: '.next-test', databaseUrl, say: console.log })
const control = await startControl(running)
const env: Record<string, string> = {
  SHOP_PORT: String(running.settings.shopPort), PLATFORM_PORT: String(running.settings.platformPort), MAIL_URL: running.mailUrl,
  SMTP_PORT: String(running.settings.smtpPort), DATABASE_URL: running.settings.databaseUrl, TEST_DATABASE_URL: pg,
  TEST_DATABASE_PREFIX: `pw_${room.replace(/\W/g, '_')}_`, STACK_DATA: running.settings.dataFolder, PLATFORM_SECRET: running.settings.secrets.platform,
  PAYLOAD_SECRET: running.settings.secrets.payload, SERVICE_SECRET: running.settings.secrets.service, SHOP_DIST: '.next-test', CONTROL_URL: control.url,
}
writeFileSync(`/work/kit/stack-${room}.env`, Object.entries(env).map(([k, v]) => `export ${k}='${v}'`).join('\n') + '\n')
console.log('READY', env.SHOP_PORT)
process.once('SIGTERM', () => void running.stop().then(() => process.exit(0)))
setInterval(() => {}, 1e6)
