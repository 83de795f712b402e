import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

const FULL = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/usr/bin/google-chrome-stable']
/** Chromium without a window: it paints fewer frames, which takes a quarter of the CPU of a journey. */
const SHELL = '/usr/bin/chromium-headless-shell'

const firstOf = (paths: readonly string[]): string | null => paths.find((path) => existsSync(path)) ?? null

/** `shell` prefers the one without a window, `full` the one that paints as a visitor's does, for measurements. */
type Kind = 'shell' | 'full'

function found(kind: Kind): string | null {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  const own = chromium.executablePath()
  return firstOf(kind === 'shell' ? [SHELL, own, ...FULL] : [own, ...FULL, SHELL])
}

/** The browser of the journeys; undefined leaves the choice to Playwright, which has a Chromium without a window of its own. */
export function chromiumPath(): string | undefined {
  const path = found('shell')
  return path === null || path === chromium.executablePath() ? undefined : path
}

/** A mirror that does not answer holds nothing up for longer. */
const INSTALL_MS = 300_000

const run = (command: string, args: string[]) => spawnSync(command, args, { stdio: 'ignore', timeout: INSTALL_MS }).status === 0
const apt = (...args: string[]): boolean => {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const [command = '', ...rest] = [...sudo, 'apt-get', ...args]
  return run(command, rest)
}
const installPackage = (name: string): boolean => apt('install', '-y', '-qq', name)

/** Finds a Chromium or installs one: by Playwright, else from Debian's packages. Throws one sentence when neither works. */
export function installChromium(say: (line: string) => void, kind: Kind = 'shell'): string {
  const there = found(kind)
  if (there) return there
  say('Installing a Chromium for the journeys …')
  const packages = kind === 'shell' ? ['chromium-headless-shell', 'chromium'] : ['chromium']
  const isThere =
    run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']) ||
    (apt('update', '-qq') && packages.some(installPackage))
  const installed = isThere ? found(kind) : null
  if (installed) return installed
  throw new Error(
    'The journeys need a Chromium: install one and set CHROMIUM_PATH, or let "npx playwright install chromium" reach its server.',
  )
}
