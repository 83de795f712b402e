import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedContent } from '@/seed/sample-content'
import type { CmsContent } from '@/domain/content/content'
import { readFromDisk, writeToDisk } from './disk'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'disk-copy-'))
})
afterAll(async () => rm(folder, { recursive: true }))

const LOADED = '2026-11-21T12:00:00.000Z'

/** Markets of which one has more redirects than are written together. */
async function longContent(redirects: number): Promise<CmsContent> {
  const content = await seedContent({ port: 3000 })
  const sample = content.find((market) => market.redirects.length > 0)
  const row = sample?.redirects[0]
  if (!row) throw new Error('The seed has no redirect')
  const many = Array.from({ length: redirects }, (_, index) => ({ ...row, id: String(index), from: `/ältere/„${index}“` }))
  return content.map((market) => (market === sample ? { ...market, redirects: many } : market))
}

test.each([0, 1, 500, 501, 1700])(
  'a copy with %i redirects is read as it was written, and is JSON of its content',
  async (many) => {
    const content = await longContent(many)
    await writeToDisk(folder, { content, loadedAt: LOADED })
    expect(await readFromDisk(folder)).toEqual({ content, loadedAt: LOADED })
    const [name = ''] = await readdir(folder)
    const text = await readFile(join(folder, name), 'utf8')
    expect(text).toContain(JSON.stringify(content))
  },
)

test('a copy of empty content is a valid copy', async () => {
  await writeToDisk(folder, { content: [], loadedAt: LOADED })
  expect(await readFromDisk(folder)).toEqual({ content: [], loadedAt: LOADED })
})

test('a copy in which one letter has changed is refused', async () => {
  await writeToDisk(folder, { content: await longContent(3), loadedAt: LOADED })
  const [name = ''] = await readdir(folder)
  const text = await readFile(join(folder, name), 'utf8')
  await writeFile(join(folder, name), text.replace('„2“', '„3“'))
  await expect(readFromDisk(folder)).rejects.toThrow(/is damaged/)
})
