import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import { onTestFinished } from 'vitest'
import { type BucketSettings, bucketStore } from '@/collections/media/bucket-store'

type RecordedCall = Readonly<{ call: string; headers: IncomingHttpHeaders; body: string }>

/** A server on loopback that answers as the test says until the test ends; `asked` is what it was asked. */
export async function answeringServer(answer: (asked: RecordedCall, response: ServerResponse) => void) {
  const asked: RecordedCall[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.once('end', () => {
      const { method, url, headers } = request
      const one = { call: `${method} ${url}`, headers, body: Buffer.concat(chunks).toString() }
      asked.push(one)
      answer(one, response)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return { asked, address: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` }
}

/** A store over such a server, in the bucket `bucket`. */
export async function storeOver(answer: Parameters<typeof answeringServer>[0], settings: Partial<BucketSettings> = {}) {
  const { asked, address } = await answeringServer(answer)
  const keys = async () => ({ accessKey: 'a', secretKey: 'b' })
  return { asked, store: bucketStore({ url: `${address}/bucket`, region: 'eu', keys, ...settings }) }
}

/** A folder in the bucket of an address with keys, `http://key:secret@127.0.0.1:7070/bucket`: test files run side by side. */
export function bucketAt(address: string, folder: string): BucketSettings {
  const { origin, pathname, username, password } = new URL(address)
  const keys = async () => ({ accessKey: username, secretKey: decodeURIComponent(password) })
  return { url: `${origin}${pathname}/${folder}`, region: 'us-east-1', keys }
}
