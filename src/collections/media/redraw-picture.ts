import { sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import * as z from 'zod'
import { openTransaction } from '@trade-in-shop/payload-workbench/saving/transaction'
import { isRaster, mostPixels, openPicture, taskQueue } from './picture-decoder'
import { cmsProblem, type ProblemName } from '@/collections/problems/cms-problem'
import type { MessageValues } from '@/domain/staff-words'
import { UPLOADED_AS } from './alt-text'
import { UPLOAD_LIMITS } from './media-words'
import { StorageAway } from './bucket-store'
import type { PictureStore } from './picture-store'

const MILLION = 1_000_000
/** Decodes one upload at a time; the others wait as compressed bytes, which are small. */
const inTurn = taskQueue(1)
/** An upload is reduced to this on its longer side. */
const MAX_SIDE_PIXELS = 2560
const MEGABYTE = 1024 * 1024
const KEEP_MS = 1_500

class Refused extends Error {
  constructor(
    readonly because: ProblemName,
    readonly values: MessageValues = {},
  ) {
    super(because)
  }
}

/** The picture decoded and encoded again as WebP, without metadata; throws `Refused` for invalid or too large pictures. */
async function redraw(bytes: Buffer): Promise<Buffer> {
  if (bytes.length === 0) throw new Refused('pictureEmpty')
  if (bytes.length > UPLOAD_LIMITS.bytes) throw new Refused('pictureTooHeavy', { megabytes: UPLOAD_LIMITS.bytes / MEGABYTE })
  if (!isRaster(bytes)) throw new Refused('pictureNotRaster')
  const maxPixels = mostPixels(bytes)
  const picture = openPicture(bytes, maxPixels)
  const { pages } = await picture.metadata().catch(() => {
    throw new Refused('pictureTooLarge', { pixels: maxPixels / MILLION })
  })
  if ((pages ?? 1) > 1) throw new Refused('pictureNotRaster')
  return picture
    .rotate()
    .resize({ width: MAX_SIDE_PIXELS, height: MAX_SIDE_PIXELS, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 84 })
    .toBuffer()
    .catch(() => {
      throw new Refused('pictureDamaged')
    })
}

async function redrawnFor(req: PayloadRequest, store: PictureStore, uploaded: Buffer): Promise<Buffer> {
  const data = await inTurn(() => redraw(uploaded)).catch((error: unknown) => {
    if (!(error instanceof Refused)) throw error
    throw cmsProblem(req, error.because, { values: error.values })
  })
  if (!(await refuseWhileAway(req, () => store.hasRoomFor(data)))) throw cmsProblem(req, 'noRoomForPicture')
  return data
}

/** Turns the error of a bucket that does not answer into a problem that names it. */
export async function refuseWhileAway<Value>(req: PayloadRequest, work: () => Promise<Value>): Promise<Value> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof StorageAway)) throw error
    req.payload.logger.error({ msg: 'The bucket of the pictures is away', reason: error.message })
    throw cmsProblem(req, 'pictureStorageAway')
  }
}

/**
 * Keeps the transaction alive during the work: Postgres ends one that is idle for five seconds, and waiting and decoding
 * may take longer.
 */
export async function keepTransaction<Value>(req: PayloadRequest, work: () => Promise<Value>): Promise<Value> {
  const session = await openTransaction(req)
  const timer = setInterval(() => void session.execute(sql`select 1`).catch(() => undefined), KEEP_MS)
  try {
    return await work()
  } finally {
    clearInterval(timer)
  }
}

const percent = z.coerce.number().min(0).max(100)
const Focus = z.object({ focalPoint: z.object({ x: percent, y: percent }) })

/**
 * Saves a new focal point as numbers of the document. Payload would read the picture again over HTTP and store it under another
 * name, though no byte of it changes.
 */
export const focusAsData: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'update' || req.file || !('data' in args)) return args
  const { data: focus } = Focus.safeParse(req.query.uploadEdits)
  delete req.query.uploadEdits
  if (!focus) return args
  const { x, y } = focus.focalPoint
  return { ...args, data: { ...args.data, focalX: x, focalY: y } }
}

/**
 * Replaces an upload by its re-encoded form, if there is room for it. The name is random: one made of the content would be taken
 * when two people upload the same picture at once.
 */
export const redrawPicture =
  (store: PictureStore): CollectionBeforeOperationHook =>
  async ({ args, operation, req }) => {
    // Payload refuses anonymous requests after this hook, so nothing is decoded for them.
    if ((operation !== 'create' && operation !== 'update') || !req.file || !req.user) return args
    const uploaded = Buffer.from(req.file.data)
    const data = await keepTransaction(req, () => redrawnFor(req, store, uploaded))
    req.context[UPLOADED_AS] = req.file.name
    const name = `${randomBytes(12).toString('hex')}.webp`
    req.file = { data, mimetype: 'image/webp', name, size: data.length }
    return args
  }
