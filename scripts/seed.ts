// `npm run seed`: fills CMS and platform; safe to repeat. `-- --full` adds the large device lists, `-- --reset` puts
// seeded CMS documents back to their first state.
import { join } from 'node:path'
import { commandSettings } from './command-settings'
import { platformVariables, shopVariables } from './environment'
import { runToEnd } from './processes'

const flags = process.argv.slice(2)
const only = (...names: string[]) => flags.filter((flag) => names.includes(flag))

await commandSettings(async (place) => {
  const logs = join(place.dataFolder, 'logs')
  const cms = { ...shopVariables(place), SEED_DEMO_STAFF: 'true' }
  await runToEnd({ name: 'migrate', args: ['--import', 'tsx', 'src/cms/migrate-database.ts'], env: cms, logs })
  await runToEnd({ name: 'seed', args: ['--import', 'tsx', 'src/seed/run.ts', ...only('--reset')], env: cms, logs })
  await runToEnd({
    name: 'platform-migrate',
    args: ['--import', 'tsx', 'platform/cli.ts', 'migrate'],
    env: platformVariables(place),
    logs,
  })
  await runToEnd({
    name: 'platform-seed',
    args: ['--import', 'tsx', 'platform/cli.ts', 'seed', ...only('--full')],
    env: platformVariables(place),
    logs,
  })
  console.log('Seeded.')
})
