import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { freePort } from '../../scripts/ports'

const PROGRAMS = ['pgbouncer', '/usr/sbin/pgbouncer']

/** Where pgbouncer is, or null where this machine has none. */
export const PGBOUNCER = PROGRAMS.find((program) => spawnSync(program, ['--version']).status === 0) ?? null

export type Pooler = Readonly<{ url: string; stop: () => void }>

/** A real pgbouncer with its defaults in transaction mode, in front of the database of `url`. */
export async function startPgbouncer(url: string): Promise<Pooler> {
  const database = new URL(url)
  const port = await freePort()
  const folder = mkdtempSync('/tmp/pgbouncer-')
  chmodSync(folder, 0o755)
  writeFileSync(join(folder, 'users.txt'), `"${database.username}" "${database.password}"\n`)
  const lines = [
    '[databases]',
    `* = host=${database.hostname} port=${database.port}`,
    '[pgbouncer]',
    'pool_mode = transaction',
    'listen_addr = 127.0.0.1',
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = plain',
    `auth_file = ${join(folder, 'users.txt')}`,
  ]
  writeFileSync(join(folder, 'pgbouncer.ini'), `${lines.join('\n')}\n`)
  // It refuses to run as root.
  const user = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn(PGBOUNCER ?? 'pgbouncer', [...user, join(folder, 'pgbouncer.ini')], { stdio: 'ignore' })
  const stop = () => {
    child.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
  for (let tries = 0; !(await isOpen(port)); tries += 1) {
    if (tries > 100 || child.exitCode !== null) {
      stop()
      throw new Error('pgbouncer did not start')
    }
    await setTimeout(50)
  }
  return { url: Object.assign(database, { host: `127.0.0.1:${port}` }).href, stop }
}

const isOpen = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => (socket.destroy(), resolve(true)))
    socket.once('error', () => resolve(false))
  })
