import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import { ensureDatabase, type Postgres, startPostgres } from '../../scripts/postgres'

/** A separate Postgres, always on the same port, that a test stops, starts and freezes. */
export async function controlledPostgres(folder: string) {
  let server: Postgres | null = await startPostgres({ folder })
  const port = Number(new URL(server.url).port)
  const url = await ensureDatabase(server.url, 'shop')
  let frozen: number[] = []

  /** Also needed to end a frozen server: a stopped process does not handle signals. */
  const thaw = () => {
    for (const pid of frozen.splice(0)) signal(pid, 'SIGCONT')
  }
  return {
    url,
    run: async (sql: string) => {
      const client = new Client({ connectionString: url })
      await client.connect()
      return client.query(sql).finally(() => client.end())
    },
    /** Takes a table from every reader until the returned function is called. */
    lock: async (table: string) => {
      const client = new Client({ connectionString: url })
      client.on('error', () => undefined) // The test may stop the server first.
      await client.connect()
      await client.query(`begin; lock table ${table} in access exclusive mode`)
      return () => client.end()
    },
    stop: async () => {
      thaw()
      await server?.stop()
      server = null
    },
    start: async () => {
      server = await startPostgres({ folder, port })
    },
    freeze: async () => {
      const first = await postmaster(url)
      signal(first, 'SIGSTOP') // The first process must stop first, so that it starts no other.
      frozen = [first, ...childrenOf(first)]
      for (const pid of frozen) signal(pid, 'SIGSTOP')
    },
    thaw,
  }
}

async function postmaster(url: string): Promise<number> {
  const client = new Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<{ folder: string }>(`select current_setting('data_directory') as folder`)
  await client.end()
  return Number(readFileSync(join(rows[0]?.folder ?? '', 'postmaster.pid'), 'utf8').split('\n')[0])
}

/** The process of a connection that ends meanwhile is gone, which is fine. */
function signal(pid: number, name: 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error
  }
}

function childrenOf(pid: number): number[] {
  const all = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const pairs = all.map((line) => line.trim().split(/\s+/).map(Number))
  return pairs.flatMap(([child, parent]) => (parent === pid && child !== undefined ? [child] : []))
}
