import { resolve } from 'node:path'
import type { CollectionConfig } from 'payload'
import { text } from './fields/plain'
import { guarded } from './guarded'
import { altText, trimmed } from './hooks/alt-text'
import { redrawPicture } from './hooks/redraw-picture'

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
