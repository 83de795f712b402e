import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Payload } from 'payload'
import type { Market } from '@/domain/market/market'
import { readLanguage } from '@/domain/routing/shop'
import type { Upload } from './block-data'

const FOLDER = join(process.cwd(), 'src/seed/pictures')

/** Stores a sample picture of a market, whose file is in `pictures/`; one that is there already is used again. */
export const sampleUpload =
  (payload: Payload, req: { transactionID: number | string }, { code, locale }: Pick<Market, 'code' | 'locale'>): Upload =>
  async ({ url, alt }) => {
    const always = { collection: 'media', depth: 0, overrideAccess: true, req } as const
    const file = basename(url)
    // The shop serves no other names.
    const name = `${createHash('sha256').update(`${code} ${file}`).digest('hex').slice(0, 24)}.webp`
    const { docs } = await payload.find({ ...always, where: { filename: { equals: name } }, limit: 1 })
    if (docs[0]) return docs[0].id
    const data = await readFile(join(FOLDER, file))
    const made = await payload.create({
      ...always,
      data: { alt, altLanguage: readLanguage(locale) },
      file: { data, mimetype: 'image/webp', name, size: data.length },
    })
    return made.id
  }
