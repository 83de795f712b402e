import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'

/** `id` is the name of the file without its ending: arrival in milliseconds, then a hash of the Message-ID. */
export type ArchivedMail = { id: string; receivedAt: string; mail: Email }
export type MailArchive = {
  add(raw: Buffer, at: Date): Promise<void>
  /** Newest first. */
  all(): ArchivedMail[]
  find(id: string): ArchivedMail | undefined
  clear(): Promise<void>
}

const NAME = /^(\d{13}-[0-9a-f]{16})\.eml$/
const hashOf = (text: string | Buffer) => createHash('sha256').update(text).digest('hex').slice(0, 16)
const arrivalIn = (id: string): Date => new Date(Number(id.slice(0, 13)))
export const parseArchivedMail = async (id: string, raw: Buffer, at = arrivalIn(id)): Promise<ArchivedMail> => ({
  id,
  receivedAt: at.toISOString(),
  mail: await PostalMime.parse(raw),
})

async function readAll(folder: string): Promise<ArchivedMail[]> {
  const names = (await readdir(folder)).flatMap((name) => NAME.exec(name)?.[1] ?? []).sort()
  return Promise.all(names.map(async (id) => parseArchivedMail(id, await readFile(join(folder, `${id}.eml`)))))
}

/**
 * Stores the last `limit` mails as files of a folder, and in memory. A mail that comes twice under one Message-ID is stored
 * once, as in any mailbox: the outbox may repeat a delivery whose answer it has not seen.
 */
export async function openMailArchive(folder: string, limit = 200): Promise<MailArchive> {
  await mkdir(folder, { recursive: true })
  const mails = await readAll(folder)
  const remove = ({ id }: ArchivedMail) => rm(join(folder, `${id}.eml`), { force: true })

  async function add(raw: Buffer, at: Date): Promise<void> {
    const { messageId } = await PostalMime.parse(raw)
    const hash = hashOf(messageId ?? raw)
    const id = `${at.getTime()}-${hash}`
    const kept = await parseArchivedMail(id, raw)
    if (mails.some((other) => other.id.endsWith(hash))) return
    mails.push(kept)
    await writeFile(join(folder, `${id}.tmp`), raw)
    await rename(join(folder, `${id}.tmp`), join(folder, `${id}.eml`))
    await Promise.all(mails.splice(0, Math.max(0, mails.length - limit)).map(remove))
  }
  return {
    add,
    all: () => [...mails].reverse(),
    find: (id) => mails.find((kept) => kept.id === id),
    clear: async () => void (await Promise.all(mails.splice(0).map(remove))),
  }
}
