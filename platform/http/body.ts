import type { IncomingMessage } from 'node:http'
import type { z } from 'zod'
import { HttpProblem, invalidRequest } from './problem'

export const MAX_BODY_BYTES = 64 * 1024

const tooLarge = () => new HttpProblem(413, 'too_large', { headers: { connection: 'close' } })

/** Collects the body; stops at the cap, before anything is parsed (`security.md` 9). */
async function readBytes(request: IncomingMessage, cap: number): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > cap) throw tooLarge()
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk as Uint8Array) // a stream without an encoding yields Buffers
    size += bytes.length
    if (size > cap) throw tooLarge()
    chunks.push(bytes)
  }
  return Buffer.concat(chunks)
}

const LONE_SURROGATE = /\p{Surrogate}/u

/** NULs and halves of characters are nobody's typing, and no text that Postgres can keep. */
function keepable(_key: string, value: unknown): unknown {
  if (typeof value === 'string' && (value.includes('\0') || LONE_SURROGATE.test(value)))
    throw new HttpProblem(400, 'invalid_request')
  return value
}

function parseJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'), keepable)
  } catch (error) {
    throw error instanceof HttpProblem ? error : new HttpProblem(400, 'invalid_json')
  }
}

/** Byte cap, then JSON, then the schema. Throws the matching problem. */
export async function readBody(request: IncomingMessage, schema: z.ZodType, cap = MAX_BODY_BYTES): Promise<unknown> {
  const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw new HttpProblem(415, 'unsupported_media_type', { headers: { connection: 'close' } })
  const result = schema.safeParse(parseJson(await readBytes(request, cap)))
  if (!result.success) throw invalidRequest(result.error)
  return result.data
}
