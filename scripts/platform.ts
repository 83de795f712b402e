// `npm run platform -- <command>`: the reference platform's command line, on the demo's database or DATABASE_URL.
import { commandSettings } from './command-settings'
import { platformVariables } from './environment'
import { runInTerminal } from './processes'

await commandSettings(async (place) => {
  const [command = '', ...rest] = process.argv.slice(2)
  // It sends the shop's own queries, which the platform does not know.
  const program = command === 'search-quality' ? ['scripts/search-quality.ts', ...rest] : ['platform/cli.ts', command, ...rest]
  process.exitCode = await runInTerminal(['--import', 'tsx', ...program], { ...process.env, ...platformVariables(place) })
})
