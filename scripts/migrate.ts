// `npm run migrate`: brings the schemas of CMS and platform up to date, in DATABASE_URL or the embedded database.
import { join } from 'node:path'
import { commandSettings } from './command-settings'
import { platformVariables, shopVariables } from './environment'
import { runToEnd } from './processes'

await commandSettings(async (place) => {
  const logs = join(place.dataFolder, 'logs')
  await runToEnd({ name: 'migrate', args: ['--import', 'tsx', 'src/cms/migrate-database.ts'], env: shopVariables(place), logs })
  await runToEnd({
    name: 'platform-migrate',
    args: ['--import', 'tsx', 'platform/cli.ts', 'migrate'],
    env: platformVariables(place),
    logs,
  })
  console.log('Both schemas are up to date.')
})
