// `npm run seed`: fills CMS and platform; safe to repeat. `-- --full` adds the large device lists, `-- --reset` puts
// seeded CMS documents back to their first state.
import { commandSettings } from './command-settings'
import { platformVariables, shopVariables, type Variables } from './environment'
import { runInTerminal } from './processes'

const flags = process.argv.slice(2)
const only = (...names: string[]) => flags.filter((flag) => names.includes(flag))

await commandSettings(async (place) => {
  const run = async (env: Variables, ...args: string[]) => {
    const code = await runInTerminal(['--import', 'tsx', ...args], { ...process.env, ...env })
    if (code !== 0) throw new Error(`${args.join(' ')} failed.`)
  }
  const [cms, platform] = [{ ...shopVariables(place), SEED_DEMO_STAFF: 'true' }, platformVariables(place)]
  await run(cms, 'src/cms/migrate-database.ts')
  await run(cms, 'src/seed/run.ts', ...only('--reset'))
  await run(platform, 'platform/cli.ts', 'migrate')
  await run(platform, 'platform/cli.ts', 'seed', ...only('--full'))
  console.log('Seeded.')
})
