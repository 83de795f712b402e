import sharp from 'sharp'
import { expect } from 'vitest'
import { uploadPicture } from './cms-exchange'
import type { FaultShop } from './fault-stack'

/** Host whose visitors ask for the pictures. */
export const PICTURE_HOST = 'de.localhost'
export const AVIF = { accept: 'image/avif,image/webp,*/*' }

/** Uploads a picture of one colour, 1200 × 800; answers id and address. */
export async function uploadColour(background: string, shop: FaultShop, cookie: string): Promise<{ id: number; url: string }> {
  const bytes = await sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .png()
    .toBuffer()
  const answer = await uploadPicture(bytes, cookie, shop.port)
  expect([answer.status, answer.body]).toEqual([201, expect.anything()])
  const { doc } = JSON.parse(answer.body)
  return { id: doc.id, url: `/media/${doc.filename}` }
}

/** What a visitor gets at an address of a picture. */
export async function shown(shop: FaultShop, path: string, headers: Record<string, string> = {}) {
  const { status, headers: sent, bytes } = await shop.ask(PICTURE_HOST, path, { headers })
  if (status !== 200) return { status }
  const { format, width } = await sharp(bytes).metadata()
  return { status, type: sent['content-type'], format, width }
}
export const webp = (width: number) => ({ status: 200, type: 'image/webp', format: 'webp', width })
export const avif = (width: number) => ({ status: 200, type: 'image/avif', format: 'heif', width })
