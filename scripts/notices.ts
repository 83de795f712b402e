import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const Lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().default(false),
      link: z.boolean().default(false),
    }),
  ),
})
const LICENCE = /^(licen[cs]e|notice|copying)/i

const textsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((name) => LICENCE.test(name) && !/\.[jt]s$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8').trim())

/** Name, version, licence and licence texts of each installed package of production: what a copy of them has to bring along. */
export function collectNotices(): string {
  const { packages } = Lock.parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path.startsWith('node_modules/') && !dev && !link && existsSync(path))
    .map(([path, { version = '', license = 'see below' }]) =>
      [`${path.split('node_modules/').at(-1)} ${version} (${license})`, ...textsIn(path)].join('\n\n'),
    )
    .join(`\n\n${'-'.repeat(80)}\n\n`)
}
