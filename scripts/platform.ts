// `npm run platform -- <command>`: the reference platform's command line, on the demo's database or DATABASE_URL.
import { spawnSync } from 'node:child_process'
import { commandSettings } from './command-settings'
import { platformVariables } from './environment'

await commandSettings(async (place) => {
  const result = spawnSync(process.execPath, ['--import', 'tsx', 'platform/cli.ts', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, ...platformVariables(place) },
  })
  process.exitCode = result.status ?? 1
})
