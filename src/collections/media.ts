import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionConfig, Field, PayloadRequest } from 'payload'
import { notFound } from '@/collections/saving/page-of-request'
import { entersBin, moveBetween } from '@/collections/saving/bin'
import { panel, select, sidePanel, text } from './fields/plain'
import { guarded } from './guarded'
import { LANGUAGES } from '@/domain/market/market'
import { inEveryLanguage } from '@/domain/staff-words'
import { pictureUses, refuseWhileShown } from '@/collections/media/picture-uses'
import { binKey, moveUpload, type PictureStore, readUpload, removeUpload } from '@/collections/media/picture-store'
import { altText, languageOfUploader, nameOfUpload, oneTextEach, trimmed } from '@/collections/media/alt-text'
import { focusAsData, keepTransaction, redrawPicture, refuseWhileAway } from '@/collections/media/redraw-picture'

const languageOptions = LANGUAGES.map((value) => ({
  value,
  label: inEveryLanguage((reader) => new Intl.DisplayNames(reader, { type: 'language' }).of(value) ?? value),
}))

/** Serves the picture to the admin after Payload's access check, also out of the bin; Payload answers 500 when a file is gone. */
const showUpload =
  (store: PictureStore) =>
  async (req: PayloadRequest, { params }: { params: { filename: string } }): Promise<Response> => {
    const { filename: name } = params
    const bytes = await refuseWhileAway(req, async () => (await readUpload(store, name)) ?? readUpload(store, name, binKey(name)))
    if (!bytes) return notFound(req)
    return new Response(bytes, {
      headers: { 'content-type': 'image/webp', 'cache-control': 'private, max-age=31536000, immutable' },
    })
  }

/**
 * Writes a new picture before its row is committed, and removes the one that it replaces with all that was made from it. Gives a
 * picture back to the world that is taken out of the bin.
 */
const storeUpload =
  (store: PictureStore): CollectionAfterChangeHook =>
  async ({ doc, previousDoc, req }) => {
    const { file } = req
    const [name, old] = [String(doc.filename), String(previousDoc?.filename ?? '')]
    if (moveBetween(previousDoc, doc) === 'out')
      await keepTransaction(req, () => refuseWhileAway(req, () => moveUpload(store, name, 'out')))
    if (!file) return doc
    await keepTransaction(req, () =>
      refuseWhileAway(req, async () => {
        await store.write(name, file.data)
        if (old !== name) await removeUpload(store, old)
      }),
    )
    return doc
  }

/** Takes the file from the world with its document, and removes it for good with the document. */
const removeStored =
  (store: PictureStore): CollectionAfterDeleteHook =>
  async ({ context, doc, req }) => {
    const name = String(doc.filename)
    const work = () => (entersBin({ context }) ? moveUpload(store, name, 'in') : removeUpload(store, name))
    await keepTransaction(req, () => refuseWhileAway(req, work))
    return doc
  }

const fields: Field[] = [
  panel('uploadCheck', 'media/picture-panels', 'UploadCheck'),
  text(['alt', 'What it shows', 'Read to people who do not see the picture.'], {
    required: true,
    validate: altText,
    hooks: { beforeValidate: [trimmed] },
  }),
  select(['altLanguage', 'Language of this text', 'Empty: it counts for every language.'], languageOptions, {
    enumName: 'picture_language',
    defaultValue: languageOfUploader,
  }),
  {
    name: 'translations',
    label: 'In other languages',
    type: 'array',
    maxRows: LANGUAGES.length,
    labels: { singular: 'Language', plural: 'Languages' },
    validate: oneTextEach,
    admin: {
      description:
        "A market shows the text in its own language. A page is not published with a picture that has none in its market's.",
    },
    fields: [
      select(['language', 'Language', 'The language of the text.'], languageOptions, {
        required: true,
        enumName: 'picture_text_language',
      }),
      text(['alt', 'What it shows', 'Read to people who do not see the picture.'], {
        required: true,
        validate: altText,
        hooks: { beforeValidate: [trimmed] },
      }),
    ],
  },
  text(['credit', 'Credit', 'Who made the picture, such as "Photo: A. Example". Shown below it on content pages.'], {
    maxLength: 200,
    hooks: { beforeValidate: [trimmed] },
  }),
  text(['originalName', 'Name of the file', 'As it was called when it was uploaded.'], {
    index: true,
    access: { create: () => false, update: () => false },
    admin: { readOnly: true, position: 'sidebar' },
    hooks: { beforeChange: [nameOfUpload] },
  }),
  sidePanel('whereUsed', 'media/picture-panels', 'WhereUsed'),
]

/** Pictures uploaded by staff, encoded again as WebP; the uploaded bytes are not stored (security 34). */
export const media = (store: PictureStore): CollectionConfig =>
  guarded(
    'media',
    {
      labels: { singular: 'Picture', plural: 'Pictures' },
      admin: {
        group: 'Content',
        useAsTitle: 'alt',
        listSearchableFields: ['originalName', 'alt', 'credit', 'filename'],
        defaultColumns: ['filename', 'originalName', 'alt', 'credit', 'width', 'height'],
        description: 'Pictures for banners, logos and partners.',
      },
      endpoints: [pictureUses],
      folders: true,
      upload: {
        // Payload's own files would be unknown to a bucket; the hooks below store pictures in either place alike.
        disableLocalStorage: true,
        mimeTypes: ['image/png', 'image/jpeg', 'image/webp', 'image/avif'],
        crop: false,
        focalPoint: true,
        pasteURL: false,
        displayPreview: true,
        handlers: [showUpload(store)],
      },
      hooks: {
        beforeOperation: [focusAsData, redrawPicture(store)],
        afterChange: [storeUpload(store)],
        beforeDelete: [refuseWhileShown],
        afterDelete: [removeStored(store)],
      },
      fields,
    },
    { announces: true },
  )
