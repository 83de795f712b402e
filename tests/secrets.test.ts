import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'secrets-'))
  mkdirSync(join(folder, 'scripts'))
  for (const name of ['package.json', 'scripts/secrets.mjs']) copyFileSync(name, join(folder, name))
})
afterEach(() => rmSync(folder, { recursive: true }))

const settings = () => join(folder, '.env')

/** Runs a command of a shell in the folder; returns the variables that `.env` has afterwards. */
function run(command: string): Record<string, string> {
  const { status, stderr } = spawnSync('sh', ['-c', command], { cwd: folder, encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, expect.stringMatching(/^\.env .*\.\n$/)])
  const lines = readFileSync(settings(), 'utf8').trimEnd().split('\n')
  expect(lines.filter((line) => !/^(?:#.*|[A-Z_]+=.*|)$/.test(line))).toEqual([])
  return Object.fromEntries(lines.flatMap((line) => (/^[A-Z]/.test(line) ? [line.split(/=(.*)/).slice(0, 2)] : [])))
}

/** What compose refuses to start without, and the passwords that it would otherwise take from its file. */
const compose = readFileSync('docker-compose.yml', 'utf8')
const wanted = [...compose.matchAll(/\$\{([A-Z_]+)(?::\?|:-only-for-this-machine)/g)].map(([, name = '']) => name)

test.each(['npm run secrets > .env', 'npm run secrets', 'npm run -s secrets > .env', 'node scripts/secrets.mjs --print > .env'])(
  '`%s` in an empty folder writes every secret and password of compose, and the first admin',
  (command) => {
    const written = run(command)
    const names = [...new Set(wanted), 'ADMIN_PASSWORD']
    expect(Object.keys(written).toSorted()).toEqual([...names, 'ADMIN_EMAIL'].toSorted())
    for (const name of names) expect([name, written[name]]).toEqual([name, expect.stringMatching(/^[\w-]{32,}$/)])
    expect(new Set(names.map((name) => written[name])).size).toBe(names.length)
  },
)

test('`npm run secrets` fills in a copy of .env.example, and a second run changes nothing', () => {
  copyFileSync('.env.example', settings())
  writeFileSync(settings(), readFileSync(settings(), 'utf8').replace('ADMIN_EMAIL=', 'ADMIN_EMAIL=anna@shop.example'))
  const first = run('npm run secrets')
  expect(first).toMatchObject({
    ADMIN_EMAIL: 'anna@shop.example',
    PAYLOAD_SECRET: expect.stringMatching(/^[\w-]{43}$/),
    PORT: '3000',
  })
  expect(statSync(settings()).mode & 0o077).toBe(0)
  expect(run('npm run secrets >> .env')).toEqual(first)
})

test('an installation that has run keeps the passwords that its database was made with', () => {
  writeFileSync(settings(), 'PAYLOAD_SECRET=of-the-first-start\n')
  const written = run('npm run secrets')
  expect(Object.keys(written)).toEqual(['PAYLOAD_SECRET', 'PLATFORM_SECRET', 'SERVICE_SECRET'])
  expect(written.PAYLOAD_SECRET).toBe('of-the-first-start')
})
