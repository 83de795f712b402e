import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { endWithStarter } from './processes'
import { counted, type Counts } from './test-report'

const run = (args: string[], env: Record<string, string>) =>
  new Promise<boolean>((resolve) => {
    const child = spawn(process.execPath, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, NODE_ENV: 'test', ...env },
    })
    endWithStarter(child)
    child.once('exit', (code) => resolve(code === 0))
  })

/** Runs the tests of a project of `vitest.config.ts`, all or those of `files`; `folder` takes its report. */
export async function vitest(
  project: string,
  folder: string,
  env: Record<string, string>,
  files: readonly string[],
): Promise<Counts> {
  const file = join(folder, `${project}.json`)
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const ok = await run(
    [
      ...['node_modules/vitest/vitest.mjs', 'run', `--project=${project}`, `--project=${project}-*`, ...reporters],
      // All files of a project may be for the full run alone.
      ...['--passWithNoTests', ...files],
    ],
    env,
  )
  return counted(file, ok)
}

/** Runs the journeys in Chromium, all or those of `files` alone; `folder` takes their report. */
export async function journeys(folder: string, env: Record<string, string>, files: readonly string[]): Promise<Counts> {
  const file = join(folder, 'journeys.json')
  const chosen = files.length > 0 ? ['--no-deps', ...files] : []
  const args = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json', ...chosen]
  const ok = await run(args, { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file, PLAYWRIGHT_JSON_OUTPUT_FILE: file })
  return counted(file, ok)
}

/** Runs with low priority, because it may run beside tests that measure times; prints its output whole, at its end. */
export async function check(args: readonly string[]): Promise<Counts> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_ENV: 'test' } })
  endWithStarter(child)
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk))
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve))
  process.stdout.write(Buffer.concat(output))
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
}
