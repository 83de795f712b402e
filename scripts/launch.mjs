// Entry of every npm script. Plain JavaScript on purpose: it must run on a fresh clone, before anything is installed.
// Installs the locked dependencies when they are missing or older than the lock file, then runs `scripts/<name>.ts`
// on the Node version that the project brings along (the npm package `node`), or on the machine's own from 20.19 on.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const [name, ...args] = process.argv.slice(2)
const script = join(root, 'scripts', `${name}.ts`)

function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

function checkMachineNode() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19))
    fail(`Node 20.19 or newer is needed to start; this is ${process.versions.node}.`)
}

/** Runs `npm ci` when node_modules does not match the lock file; remembers the lock's hash inside node_modules. */
function installIfNeeded() {
  const stamp = join(root, 'node_modules', '.installed-lock')
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  console.log('Installing the locked dependencies …')
  const npm = process.env.npm_execpath
  const command = npm && /\.c?js$/.test(npm) ? [process.execPath, [npm]] : ['npm', []]
  const result = spawnSync(command[0], [...command[1], 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: '' },
  })
  if (result.status !== 0) fail('npm ci failed: is the package registry reachable?')
  writeFileSync(stamp, lock)
}

/** The Node to run with: the project's own when its binary works here. */
function projectNode() {
  const own = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (existsSync(own) && spawnSync(own, ['--version']).status === 0) return own
  console.warn(`Node 24 did not install for this platform; running on ${process.version}.`)
  return process.execPath
}

checkMachineNode()
if (!name || !existsSync(script)) fail(`There is no script "${name}".`)
installIfNeeded()
const node = projectNode()
const path = [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(process.platform === 'win32' ? ';' : ':')
const child = spawn(node, ['--import', 'tsx', script, ...args], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: path },
})
// Ctrl-C reaches the child through the terminal; other signals are handed on. Either way the child decides when to end.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => signal !== 'SIGINT' && child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
