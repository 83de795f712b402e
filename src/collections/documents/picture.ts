import { idOf } from '@/collections/access/staff'
import { orNull } from './loose'

/** An uploaded picture: its public address and what it shows. */
export type Picture = Readonly<{ url: string; alt: string }>
/** Pictures by the id of their document. */
export type Pictures = ReadonlyMap<string, Picture>

/** Public address of an upload; `src/app/media` serves it on every shop. */
export const pictureUrl = (filename: string): string => `/media/${filename}`

export const pictureOf = (pictures: Pictures, upload: unknown): Picture | null => pictures.get(String(idOf(upload))) ?? null

/** Address of a picture field: the upload's, or else the one typed in. */
export const pictureAddress = (pictures: Pictures, upload: unknown, address: string | null | undefined): string | null =>
  pictureOf(pictures, upload)?.url ?? orNull(address)
