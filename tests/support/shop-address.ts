import { request } from 'node:http'

const portOf = (name: string): number => {
  const port = Number(process.env[name])
  if (!port) throw new Error(`${name} is not set; run these tests with \`npm test -- --only http\` or \`--only journeys\`.`)
  return port
}

export const shopPort = (): number => portOf('SHOP_PORT')
export const platformPort = (): number => portOf('PLATFORM_PORT')

/** An address of the running shop: `address('de.localhost', '/kontakt')`. */
export const address = (host: string, path = '/'): string => `http://${host}:${shopPort()}${path}`

export type Answer = { status: number; headers: Record<string, string | string[] | undefined>; body: string; bytes: Buffer }
export type RequestOptions = {
  method?: string
  headers?: Record<string, string>
  body?: string | Buffer | undefined
  port?: number
}

/**
 * One raw request to the running shop: no redirects followed, the path sent as it is. Node does not resolve
 * `*.localhost`, so it goes to 127.0.0.1 with the host in its header.
 */
export const ask = (
  host: string,
  path: string,
  { method = 'GET', headers = {}, body, port = shopPort() }: RequestOptions = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(
      { host: '127.0.0.1', port, path, method, headers: { host: `${host}:${port}`, ...headers } },
      (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.on('end', () => {
          const bytes = Buffer.concat(chunks)
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: bytes.toString('utf8'), bytes })
        })
        response.on('error', reject)
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
