import { resolve } from 'node:path'
import type { CollectionConfig, PayloadRequest } from 'payload'
import { notFound } from './endpoints/not-found'
import { text } from './fields/plain'
import { guarded } from './guarded'
import { readUpload } from './pictures/uploaded-file'
import { altText, trimmed } from './hooks/alt-text'
import { redrawPicture } from './hooks/redraw-picture'

/** The picture for the admin, after Payload has asked whether it may be seen; its own answer to a file that is gone is 500. */
const showUpload =
  (folder: string) =>
  async (req: PayloadRequest, { params }: { params: { filename: string } }): Promise<Response> => {
    const bytes = await readUpload(folder, params.filename)
    if (!bytes) return notFound(req)
    return new Response(bytes, {
      headers: { 'content-type': 'image/webp', 'cache-control': 'private, max-age=31536000, immutable' },
    })
  }

/** Pictures of staff, drawn anew as WebP: nothing of the uploaded bytes is kept (`security.md` 34). */
export const media = (dataFolder: string): CollectionConfig => {
  const folder = resolve(dataFolder, 'media')
  return guarded(
    'media',
    {
      labels: { singular: 'Picture', plural: 'Pictures' },
      admin: {
        group: 'Content',
        useAsTitle: 'alt',
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
