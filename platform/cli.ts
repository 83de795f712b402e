import { PHOTOGRAPHS_USAGE, QUESTIONS_USAGE, runPhotographsCommand, runQuestionsCommand } from './cli/file-commands'
import { runTradeCommand, TRADE_USAGE } from './cli/trade-command'
import { indexMarkets } from './seed/market-worker'
import { migrate } from './store/migrate-platform'
import { platformEnv } from './platform-env'
import { seed } from './seed/seed-platform'

/** A subcommand of `npm run platform -- <name> …`; returns the exit code. Prints for people, one fact a line. */
export type Command = { usage: string; run(args: string[]): Promise<number> }

const COMMANDS: Record<string, Command> = {
  migrate: {
    usage: 'migrate                 bring the platform schema up to date',
    async run() {
      const applied = await migrate(platformEnv().DATABASE_URL)
      console.log(applied.length ? `applied ${applied.join(', ')}` : 'nothing to apply')
      return 0
    },
  },
  seed: {
    usage: 'seed [--full]           fill the catalogue; --full adds the long lists of phones and tablets',
    async run(args) {
      const url = platformEnv().DATABASE_URL
      await migrate(url)
      const { devices, markets } = await seed({ url, now: new Date(), full: args.includes('--full'), say: console.log })
      console.log(`seeded ${devices} devices in ${markets} markets`)
      return 0
    },
  },
  index: {
    usage: 'index                   make the indexes of the cluster at SEARCH_NODE and load their documents',
    async run() {
      const { DATABASE_URL, SEARCH_NODE } = platformEnv()
      if (!SEARCH_NODE) throw new Error('SEARCH_NODE is not set: there is no cluster to load')
      await indexMarkets({ url: DATABASE_URL, node: SEARCH_NODE, now: new Date(), say: console.log })
      return 0
    },
  },
  questions: {
    usage: QUESTIONS_USAGE,
    run: (args) => runQuestionsCommand(platformEnv().DATABASE_URL, args, new Date()),
  },
  photographs: {
    usage: PHOTOGRAPHS_USAGE,
    run: (args) => runPhotographsCommand(platformEnv().DATABASE_URL, args),
  },
  trade: {
    usage: TRADE_USAGE,
    run: (args) => runTradeCommand(platformEnv(), args, new Date()),
  },
}

const [name = '', ...args] = process.argv.slice(2)
const command = COMMANDS[name]
if (command) process.exitCode = await command.run(args)
else {
  console.error(
    `Usage: npm run platform -- <command>\n${Object.values(COMMANDS)
      .map(({ usage }) => `  ${usage}`)
      .join('\n')}
  search-quality [--missed]  how well typed texts of each market are answered, by Postgres and by the cluster at SEARCH_NODE`,
  )
  process.exitCode = 2
}
