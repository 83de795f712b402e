// `npm run payload -- migrate:create <name>` and `-- generate:types` write what follows from the collections, `-- generate:importmap`
// what follows from components of the admin. No database is asked.
import { demoFolder, readSecrets, shopVariables } from './environment'
import { exitOnSignals, runInTerminal } from './processes'

const dataFolder = demoFolder()
const settings = shopVariables({
  ...{ databaseUrl: process.env.DATABASE_URL ?? 'postgres://127.0.0.1/none', dataFolder, secrets: readSecrets(dataFolder) },
  ...{ shopPort: 3000, platformPort: 4000, smtpPort: 1025 },
})
exitOnSignals()
process.exitCode = await runInTerminal(['node_modules/payload/bin.js', ...process.argv.slice(2)], { ...process.env, ...settings })
