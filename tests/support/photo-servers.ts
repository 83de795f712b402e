import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

export const MEGABYTE = 1024 * 1024

/** A photograph twice as wide as high, of one red. */
export const photo = await sharp({ create: { width: 400, height: 200, channels: 3, background: '#c02020' } })
  .jpeg()
  .toBuffer()

const cutOut = await sharp({ create: { width: 400, height: 400, channels: 4, background: '#c02020ff' } })
  .png()
  .toBuffer()

export const colourAt = async (bytes: Uint8Array, left: number, top: number): Promise<number[]> => [
  ...(await sharp(bytes).toColourspace('srgb').extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
]

/** A PNG that says it is 30,000 pixels wide and high: a few kilobytes that would be 2.7 GB. */
function bombOfPixels(): Buffer {
  const chunk = (name: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(name), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.from([0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30, 8, 2, 0, 0, 0])
  const pixels = deflateSync(Buffer.alloc(4 * MEGABYTE))
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))])
}

/** Servers on this machine that photographs are fetched from; `asked` has the paths of all requests. */
export function photoServers() {
  const asked: string[] = []
  const servers: Server[] = []
  const serve = async (listener: RequestListener): Promise<string> => {
    const server = createServer((request, response) => {
      asked.push(request.url ?? '')
      listener(request, response)
    })
    servers.push(server)
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }
  const stop = () => servers.forEach((server) => void server.close().closeAllConnections())
  return { asked, serve, stop }
}

/** What a server of photographs may answer by path: a photograph, and all that is none. `other` is another origin. */
const answersOf = (other: string): Readonly<Record<string, RequestListener>> => ({
  '/photo.jpg': (_request, response) => void response.end(photo),
  '/moved.jpg': (_request, response) => void response.writeHead(302, { location: `${other}/elsewhere.jpg` }).end(),
  '/large.jpg': (_request, response) => void response.end(Buffer.concat([photo, Buffer.alloc(9 * MEGABYTE)])),
  '/page.jpg': (_request, response) => void response.setHeader('content-type', 'image/jpeg').end('<html>'),
  '/drawing.svg': (_request, response) => void response.end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
  '/bomb.png': (_request, response) => void response.end(bombOfPixels()),
  '/cut.jpg': (_request, response) => void response.end(photo.subarray(0, photo.length - 200)),
  '/slow.jpg': (_request, response) => void response.writeHead(200).write(photo.subarray(0, 10)),
  '/cut-out.png': (_request, response) => void response.end(cutOut),
  '/closed.jpg': (request) => void request.socket.destroy(),
  '/broken.jpg': (_request, response) => void response.writeHead(500).end(),
})

/** Two servers: one with a photograph at every path, and one with all the answers above. */
export async function photoOrigins() {
  const servers = photoServers()
  const other = await servers.serve((_request, response) => void response.end(photo))
  const answers = answersOf(other)
  const origin = await servers.serve((request, response) => {
    const answer = answers[request.url ?? '']
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  })
  return { ...servers, other, origin }
}
