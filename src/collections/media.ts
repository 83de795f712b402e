import { resolve } from 'node:path'
import type { CollectionConfig, PayloadRequest } from 'payload'
import { notFound } from './endpoints/not-found'
import { text } from './fields/plain'
import { guarded } from './guarded'
import { readUpload } from './pictures/uploaded-file'
import { altText, trimmed } from './hooks/media/alt-text'
import { redrawPicture } from './hooks/media/redraw-picture'

/** Serves the picture to the admin after Payload's access check; Payload itself answers 500 when the file is gone. */
const showUpload =
  (folder: string) =>
  async (req: PayloadRequest, { params }: { params: { filename: string } }): Promise<Response> => {
    const bytes = await readUpload(folder, params.filename)
    if (!bytes) return notFound(req)
    return new Response(bytes, {
      headers: { 'content-type': 'image/webp', 'cache-control': 'private, max-age=31536000, immutable' },
    })
  }

/** Pictures uploaded by staff, encoded again as WebP; the uploaded bytes are not stored (`security.md` 34). */
export const media = (dataFolder: string): CollectionConfig => {
  const folder = resolve(dataFolder, 'media')
  return guarded(
    'media',
    {
      labels: { singular: 'Picture', plural: 'Pictures' },
      admin: {
        group: 'Content',
        useAsTitle: 'alt',
        listSearchableFields: ['filename', 'alt'],
        defaultColumns: ['filename', 'alt', 'width', 'height'],
        description: 'Pictures for banners, logos and partners.',
      },
      upload: {
        staticDir: folder,
        mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
        crop: false,
        focalPoint: true,
        pasteURL: false,
        displayPreview: true,
        handlers: [showUpload(folder)],
      },
      hooks: { beforeOperation: [redrawPicture(folder)] },
      fields: [
        text(['alt', 'What it shows', 'Read to people who do not see the picture.'], {
          required: true,
          validate: altText,
          hooks: { beforeValidate: [trimmed] },
        }),
      ],
    },
    { announces: true },
  )
}
