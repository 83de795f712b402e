import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The programs that the journeys in Firefox and WebKit start, by the package of Debian that has them; no test installs them. */
export const ENGINES = {
  'firefox-esr': ['firefox-esr', 'firefox'],
  'webkit2gtk-driver': ['WebKitWebDriver'],
  xvfb: ['Xvfb'],
} as const

/** The path of the first program that is installed. */
export const findCommand = (names: readonly string[]): string | undefined =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find((path) => existsSync(path))
