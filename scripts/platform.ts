// `npm run platform -- <command>`: the reference platform's command line, on the demo's database or DATABASE_URL.
import { spawnSync } from 'node:child_process'
import { commandSettings } from './command-settings'
import { platformVariables } from './environment'

await commandSettings(async (place) => {
  const [command = '', ...rest] = process.argv.slice(2)
  // It sends the shop's own queries, which the platform does not know.
  const program = command === 'search-quality' ? ['scripts/search-quality.ts', ...rest] : ['platform/cli.ts', command, ...rest]
  const result = spawnSync(process.execPath, ['--import', 'tsx', ...program], {
    stdio: 'inherit',
    env: { ...process.env, ...platformVariables(place) },
  })
  process.exitCode = result.status ?? 1
})
