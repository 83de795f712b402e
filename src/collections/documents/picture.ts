import type { DataFromCollectionSlug } from 'payload'
import { getId } from '@/collections/access/staff-member'
import { PictureRow } from '@/domain/content/picture-row'
import { orNull } from './loose'

/** Pictures by the id of their document. */
export type Pictures = ReadonlyMap<string, PictureRow>

/** Public address of an upload; `src/app/media` serves it on every shop. */
export const pictureUrl = (filename: string): string => `/media/${filename}`

type PictureTexts = Readonly<{
  alt: string
  altLanguage?: string | null | undefined
  translations?: readonly Readonly<{ language: string; alt: string }>[] | null | undefined
}>
type Upload = Pick<DataFromCollectionSlug<'media'>, 'id' | 'filename' | 'width' | 'height' | 'focalX' | 'focalY'> &
  PictureTexts &
  Readonly<{ credit?: string | null | undefined }>
/** The language that pictures are shown in. `isRequired`: a picture without a text in it has none, as the check of a page asks. */
type Reading = Readonly<{ language: string; isRequired?: boolean }>

export function altIn({ alt, altLanguage, translations }: PictureTexts, reading: Reading | undefined): string {
  if (!reading || altLanguage === reading.language) return alt
  const own = (translations ?? []).find(({ language }) => language === reading.language)?.alt
  return own ?? (reading.isRequired && altLanguage ? '' : alt)
}

/** Converts uploads to pictures; leaves out uploads without a file. Texts are those of the language, where there are any. */
export const convertPictures = (uploads: readonly Upload[], reading?: Reading): Pictures =>
  new Map(
    uploads.flatMap((upload) => {
      const { id, filename, width, height, focalX, focalY, credit } = upload
      const alt = altIn(upload, reading)
      const focus = { x: focalX ?? 50, y: focalY ?? 50 }
      const row = { url: pictureUrl(filename ?? ''), alt, width, height, focus, ...(credit ? { credit } : {}) }
      const { success, data } = PictureRow.safeParse(row)
      return success && filename ? [[String(id), data] as const] : []
    }),
  )

export const findPicture = (pictures: Pictures, upload: unknown): PictureRow | null => pictures.get(String(getId(upload))) ?? null

/** Address of a picture field: the upload's if there is one, else the typed address. */
export const pictureAddress = (pictures: Pictures, upload: unknown, address: string | null | undefined): string | null =>
  findPicture(pictures, upload)?.url ?? orNull(address)
