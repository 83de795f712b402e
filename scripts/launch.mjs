// Entry of every npm script. Plain JavaScript on purpose: it must run on a fresh clone, before anything is installed.
// Installs the locked dependencies when they are missing or older than the lock file, then runs `scripts/<name>.ts`
// on the Node that the project brings along (the npm package `node`), or on the machine's own from 22 on. A machine's
// Node 20.19 is enough to install and to start the project's.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [name, ...args] = process.argv.slice(2)
const script = join(root, 'scripts', `${name}.ts`)

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

const MACHINE_NODE = process.versions.node

/** Whether the machine's Node is of a version or newer. */
function isMachineNodeFrom(major, minor = 0) {
  const [ownMajor = 0, ownMinor = 0] = MACHINE_NODE.split('.').map(Number)
  return ownMajor > major || (ownMajor === major && ownMinor >= minor)
}

function checkMachineNode() {
  if (isMachineNodeFrom(20, 19)) return
  fail(`Node 22 or newer is needed, or 20.19 where npm can fetch the project's own Node 24; this is ${MACHINE_NODE}.`)
}

/** The meaning of a failed `npm ci`, in one sentence; a missing binary of the project's own Node has its own. */
function installProblem(errors) {
  const missing = /Cannot find module '(node-[\w-]+)\/package\.json'/.exec(errors)?.[1]
  if (!missing) return `${errors}npm ci failed: is the package registry reachable?`
  return `npm could not fetch ${missing}, the package that holds the project's own Node: let the registry serve it, and start again.`
}

const packagesOf = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages ?? {}

/** Whether npm's own list of what it installed agrees with the lock file; optional packages are for other machines, too. */
function isInstalled() {
  const list = join('node_modules', '.package-lock.json')
  if (!existsSync(join(root, list))) return false
  const [installed, locked] = [packagesOf(list), packagesOf('package-lock.json')]
  return (
    Object.entries(installed).every(([path, { integrity }]) => path in locked && locked[path].integrity === integrity) &&
    Object.entries(locked).every(([path, { optional }]) => path === '' || optional || path in installed)
  )
}

/** Runs `npm ci` when node_modules does not match the lock file. */
function installIfNeeded() {
  if (isInstalled()) return
  console.log('Installing the locked dependencies …')
  const npm = process.env.npm_execpath
  const command = npm && /\.c?js$/.test(npm) ? [process.execPath, [npm]] : ['npm', []]
  const result = spawnSync(command[0], [...command[1], 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['inherit', 'inherit', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: '' },
  })
  if (result.status !== 0) fail(installProblem(result.stderr ?? ''))
}

/** The Node to run with: the project's own when its binary works here, else the machine's if it is new enough. */
function projectNode() {
  const own = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(own) && spawnSync(own, ['--version']).status === 0) return own
  if (!isMachineNodeFrom(22))
    fail(`The project's own Node 24 does not run here, and Node ${MACHINE_NODE} cannot take its place: install Node 22 or newer.`)
  console.warn(`The project's own Node 24 does not run here; running on ${MACHINE_NODE}.`)
  return process.execPath
}

checkMachineNode()
if (!name || !existsSync(script)) fail(`There is no script "${name}".`)
installIfNeeded()
const node = projectNode()
const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(process.platform === 'win32' ? ';' : ':')
let child = null
// Ctrl-C reaches the child through the terminal; other signals are passed on. Either way the child decides when to end. Before
// the child starts, because what it prints may lead to a signal at once.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => signal !== 'SIGINT' && child?.kill(signal))
child = spawn(node, ['--import', 'tsx', script, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: path },
})
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
