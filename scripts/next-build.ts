import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import * as z from 'zod'

const Built = z.object({ config: z.looseObject({ deploymentId: z.string().min(8) }) })
const TEXT = new Set(['.js', '.mjs', '.cjs', '.json', '.html', '.rsc', '.css', '.txt', ''])

/**
 * Makes a build look like a new one by giving it an id of the same length: builds of the same sources differ in the id only.
 * For tests of a deploy; returns the new id.
 */
export function renameBuild(distFolder: string, newId: (length: number) => string): string {
  const manifest = readFileSync(join(distFolder, 'required-server-files.json'), 'utf8')
  const { deploymentId } = Built.parse(JSON.parse(manifest)).config
  const id = newId(deploymentId.length)
  for (const entry of readdirSync(distFolder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !TEXT.has(extname(entry.name))) continue
    const file = join(entry.parentPath, entry.name)
    const text = readFileSync(file, 'utf8')
    if (text.includes(deploymentId)) writeFileSync(file, text.replaceAll(deploymentId, id))
  }
  return id
}
