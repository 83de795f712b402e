import { execFile, spawn } from 'node:child_process'
import { chownSync, existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { freePort } from '../../scripts/ports'

const run = promisify(execFile)
const VERSIONS = '/usr/lib/postgresql'
const PASSWORD = 'only-for-tests'
/** Postgres refuses to run as root; started by root, it runs as the user `nobody`. */
const OTHER_USER = 65_534

const folders = existsSync(VERSIONS) ? readdirSync(VERSIONS).map((version) => join(VERSIONS, version, 'bin')) : []

/** Where Debian has a server and `pg_dump` of one version, or null: `pg_dump` refuses a newer server, such as the embedded one. */
export const POSTGRES_TOOLS =
  folders.find((folder) => ['initdb', 'pg_ctl', 'pg_dump', 'pg_restore'].every((tool) => existsSync(join(folder, tool)))) ?? null

const asUser: { uid?: number; gid?: number } = process.getuid?.() === 0 ? { uid: OTHER_USER, gid: OTHER_USER } : {}

/** Runs one of the tools as an operator would. */
export const postgresTool = (tool: string, ...args: string[]) =>
  run(join(POSTGRES_TOOLS ?? '', tool), args, { env: { ...process.env, LC_ALL: 'C' } })

/** Runs `backup` or `restore` of docs/operations/backup with these tools and variables. */
export async function runBackupScript(script: 'backup' | 'restore', env: Record<string, string>, ...args: string[]) {
  const child = spawn('sh', [`docs/operations/backup/${script}.sh`, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: `${POSTGRES_TOOLS}:${process.env.PATH}`, NODE_ENV: 'test', ...env },
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { status: await ended, stdout, stderr }
}

/** A server of that version on an empty folder, which others may pass. */
export async function startInstalledPostgres(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const [data, password, port] = [join(folder, 'data'), join(folder, 'password'), await freePort()]
  mkdirSync(folder, { recursive: true })
  writeFileSync(password, PASSWORD)
  if (asUser.uid) for (const path of [folder, password]) chownSync(path, OTHER_USER, OTHER_USER)
  const options = { ...asUser, cwd: folder, env: { ...process.env, LC_ALL: 'C' } }
  const tool = (name: string, ...args: string[]) => run(join(POSTGRES_TOOLS ?? '', name), args, options)
  await tool(
    'initdb',
    '-D',
    data,
    '-U',
    'postgres',
    `--pwfile=${password}`,
    '-A',
    'scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
  )
  await tool(
    'pg_ctl',
    '-w',
    '-D',
    data,
    '-l',
    join(folder, 'log'),
    '-o',
    `-p ${port} -k ${folder} -h 127.0.0.1 -c fsync=off`,
    'start',
  )
  return {
    url: `postgres://postgres:${PASSWORD}@127.0.0.1:${port}/postgres`,
    stop: async () => void (await tool('pg_ctl', '-D', data, '-m', 'immediate', 'stop')),
  }
}
