// `npm run backup` and `npm run restore [-- <name of a backup>]`: docs/operations/backup on the demo's database or DATABASE_URL, with
// the Postgres client of this machine.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { commandSettings } from './command-settings'
import { endWithStarter } from './processes'

await commandSettings(async ({ databaseUrl, dataFolder }) => {
  const [script = '', ...rest] = process.argv.slice(2)
  const child = spawn('sh', [`docs/operations/backup/${script}.sh`, ...rest], {
    stdio: 'inherit',
    env: { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: dataFolder },
  })
  endWithStarter(child)
  const [code] = await once(child, 'exit')
  process.exitCode = typeof code === 'number' ? code : 1
})
