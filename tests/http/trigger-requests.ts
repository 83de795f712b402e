import { crc32, deflateSync } from 'node:zlib'
import { askCms, createInCms, findInCms, type StaffRequest } from '../support/staff-api'

/** A request that is refused; sent once in each language. */
export type Trigger = Readonly<{ path: string } & StaffRequest>
/** Prepares what a problem needs. `cleanUp` registers its removal. */
export type Setting = Readonly<{ admin: string; cleanUp: (end: () => Promise<unknown>) => void }>
export type Prepare = (setting: Setting) => Promise<Trigger>

export const post = (path: string, body: unknown, more: Partial<StaffRequest> = {}): Trigger => ({
  path,
  method: 'POST',
  body,
  ...more,
})
export const german = (cookie: string) => findInCms('markets', { 'where[code][equals]': 'de' }, cookie)
export const remove = (path: string, cookie: string) => () => askCms(path, { method: 'DELETE', cookie })
let count = 0
export const unique = () => `problem-${Date.now()}-${(count += 1)}`

/** A page with only a title. */
export async function draft({ admin, cleanUp }: Setting): Promise<number> {
  const { id: market } = await german(admin)
  const slug = unique()
  const id = await createInCms('pages?draft=true', { market, slug, title: slug, _status: 'draft' }, admin)
  cleanUp(remove(`/pages/${id}`, admin))
  return id
}

export const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

export function upload(bytes: Buffer, name = 'picture.png'): Trigger {
  const edge = 'edge-of-a-part'
  const part = (head: string, content: Buffer) =>
    Buffer.concat([Buffer.from(`--${edge}\r\n${head}\r\n\r\n`), content, Buffer.from('\r\n')])
  const body = Buffer.concat([
    part('Content-Disposition: form-data; name="_payload"', Buffer.from(JSON.stringify({ alt: 'A box' }))),
    part(`Content-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/png`, bytes),
    Buffer.from(`--${edge}--\r\n`),
  ])
  return post('/media', body, { type: `multipart/form-data; boundary=${edge}` })
}

/** A PNG of one colour, one bit a pixel, so that very many pixels are few bytes. */
export function png(width: number, height: number, rows = height): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const numbers = [Buffer.alloc(4), Buffer.alloc(4)] as const
    numbers[0].writeUInt32BE(data.length)
    numbers[1].writeUInt32BE(crc32(body))
    return Buffer.concat([numbers[0], body, numbers[1]])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 1
  const pixels = deflateSync(Buffer.alloc(rows * (1 + Math.ceil(width / 8))))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}
