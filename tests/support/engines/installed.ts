import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The path of the first program that is installed. */
export const findCommand = (...names: readonly string[]): string | null =>
  names
    .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
    .find((path) => existsSync(path)) ?? null
