import { spawn } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startPostgres } from '../../scripts/postgres'

/**
 * `npm run test:contract -- --url http://… [--application wkfs_de_DE] [--other-application wkfs_fr_FR]
 * [--basic-auth user:password] [--service-secret …] [--customer e-mail:password [--other-customer e-mail:password]] [--no-business]
 * [--voucher-fixed CODE] …`: the contract suite against a running platform.
 * It makes real offers and trades there. Without `--url` it starts the reference platform, with a database of its own.
 */
const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const VOUCHERS = ['fixed', 'percent', 'expired', 'exhausted', 'other-market', 'minimum'] as const
const text = { type: 'string' } as const

function environment(): Record<string, string> {
  const options = {
    ...{
      url: text,
      application: text,
      'other-application': text,
      'basic-auth': text,
      'service-secret': text,
      customer: text,
      'other-customer': text,
      'no-business': { type: 'boolean' } as const,
    },
    ...Object.fromEntries(VOUCHERS.map((kind) => [`voucher-${kind}`, text])),
  }
  const { values } = parseArgs({ options })
  const named = Object.entries(values).flatMap(([name, value]) => {
    if (typeof value !== 'string' || name === 'url') return []
    return [[`CONTRACT_${name.toUpperCase().replaceAll('-', '_')}`, value] as const]
  })
  const env: Record<string, string> = Object.fromEntries(named)
  if (typeof values.url === 'string') env.PLATFORM_URL = new URL(values.url).href
  if (values['no-business']) env.CONTRACT_BUSINESS = 'false'
  return env
}

const vitest = (env: Record<string, string>) =>
  new Promise<number>((resolve) => {
    const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'contract'], {
      ...{ cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } },
    })
    child.once('exit', (code) => resolve(code ?? 1))
  })

async function main(): Promise<number> {
  const env = environment()
  if (env.PLATFORM_URL || process.env.TEST_DATABASE_URL) return vitest(env)
  const postgres = await startPostgres({ folder: join(tmpdir(), `contract-${process.pid}`), throwAway: true })
  try {
    return await vitest({ ...env, TEST_DATABASE_URL: postgres.url })
  } finally {
    await postgres.stop()
  }
}

process.exitCode = await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  return 2
})
