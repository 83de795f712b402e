// Makes the folder `dist`: the files that the containers need and no others. Run by the Dockerfile.
import { cpSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { nodeFileTrace } from '@vercel/nft'
import { buildShop, listFiles } from './build'
import { bundle } from './bundle'
import { collectNotices } from './notices'

const FOLDER = 'dist'
const MB = 1024 * 1024
/** With the 230 MB of Node’s own image the sum stays below 400 MB. */
const MAX_FOLDER_MB = 165
const COMMANDS = {
  platform: 'platform/main.ts',
  'platform-cli': 'platform/cli.ts',
  migrate: 'src/cms/migrate-database.ts',
  seed: 'src/seed/run.ts',
}
/** Read by their path at run time, so that no trace finds them. */
const READ_AT_RUN_TIME = [
  'public',
  'security',
  'platform/seed/data',
  'platform/store/migrations',
  'src/seed/pictures',
  'scripts/probe.mjs',
  'scripts/secrets.mjs',
  'package.json',
  ...['', '-arabic', '-hebrew', '-kr', '-sc'].map((script) => `node_modules/@fontsource-variable/noto-sans${script}`),
]
/** Of the build: its cache, what it says of itself, and maps of the sources. */
const LEFT_OUT = /^\.next\/(cache|diagnostics|types|trace|trace-build)(\/|$)|\.map$|\.nft\.json$/
/** What packages load for a build, for development, or for commands that no container runs. */
const NOT_RUN = /node_modules\/(tsx|esbuild|drizzle-kit|typescript|sass|caniuse-lite)\/|\.runtime\.dev\.js$|next\/dist\/docs\//

const copy = (path: string) => {
  const target = join(FOLDER, path)
  mkdirSync(dirname(target), { recursive: true })
  cpSync(path, target, { recursive: true, verbatimSymlinks: true, filter: (from) => !LEFT_OUT.test(from) })
}

/** The files of packages that the framework's traces of its pages name. */
function tracedByNext(): string[] {
  const traces = [...listFiles('.next')].filter((file) => file.endsWith('.nft.json'))
  return traces.flatMap((trace) => {
    const { files }: { files: string[] } = JSON.parse(readFileSync(trace, 'utf8'))
    return files.map((file) => relative('.', join(dirname(trace), file)))
  })
}

const isOfPackage = (file: string) =>
  file.startsWith('node_modules/') && !NOT_RUN.test(file) && lstatSync(file, { throwIfNoEntry: false })?.isFile() === true

console.log(`The shop is ${await buildShop('.next', '.data/logs', { checkTypes: true })}.`)
rmSync(FOLDER, { recursive: true, force: true })
const entries = Object.entries(COMMANDS).map(([name, entry]) => ({ entry, file: join(FOLDER, 'commands', `${name}.mjs`) }))
for (const { entry, file } of entries) await bundle(entry, file)
const { fileList } = await nodeFileTrace(['.next/shop-server.mjs', ...entries.map(({ file }) => file)])
for (const file of new Set([...fileList, ...tracedByNext()])) if (isOfPackage(file)) copy(file)
for (const path of ['.next', ...READ_AT_RUN_TIME]) copy(path)
writeFileSync(join(FOLDER, 'THIRD-PARTY-NOTICES.txt'), collectNotices())

const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
const size = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / MB
console.log(`The folder ${FOLDER} has ${size.toFixed(0)} MB.`)
if (size > MAX_FOLDER_MB) throw new Error(`The folder ${FOLDER} has more than ${MAX_FOLDER_MB} MB`)
