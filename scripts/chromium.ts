import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const CANDIDATES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable']

function found(): string | null {
  const given = process.env.CHROMIUM_PATH
  if (given) return given
  const own = chromium.executablePath()
  return [own, ...CANDIDATES].find((path) => existsSync(path)) ?? null
}

/** Playwright's own browser, else one of the system's, else undefined: then `installChromium` has to run first. */
export const chromiumPath = (): string | undefined => found() ?? undefined

const run = (command: string, args: string[]) => spawnSync(command, args, { stdio: 'ignore' }).status === 0

/** Finds a Chromium or installs one: by Playwright, else from Debian's packages. Throws one sentence when neither works. */
export function installChromium(say: (line: string) => void): string {
  const there = found()
  if (there) return there
  say('Installing a Chromium for the journeys …')
  if (run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']) && found()) return found() ?? ''
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const apt = (...args: string[]) => {
    const [command = '', ...rest] = [...sudo, 'apt-get', ...args]
    return run(command, rest)
  }
  if (apt('update', '-qq') && apt('install', '-y', '-qq', 'chromium') && found()) return found() ?? ''
  throw new Error(
    'The journeys need a Chromium: install one and set CHROMIUM_PATH, or let "npx playwright install chromium" reach its server.',
  )
}
