import { staffWords } from '@/domain/staff-messages/staff-messages'
import type { CollectionBeforeOperationHook, CollectionConfig, Config, Field, SanitizedConfig } from 'payload'
import { buildAccess } from '@/collections/saving/access-of'
import { withCleanTexts } from '@trade-in-shop/payload-workbench/saving/clean-fields'
import { type GuardedCollection } from '@/collections/access/access-table'
import { lockMarket } from '@/collections/saving/lock-market'
import { boundReads, guardOperation } from '@/collections/saving/guard-operation'
import { formatStaffMessage } from '@/domain/staff-words'

const WORDS = staffWords('pictureFolder')

const FOLDERS = 'picture-folders' satisfies GuardedCollection

/**
 * Two moves at once could put each of two folders into the other, and Payload would look for their top for ever; to the second of two
 * deletions it answers 500.
 */
const oneAtATime: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (operation === 'update' || operation === 'delete') await lockMarket(req, FOLDERS)
  return args
}

const NAME = {
  name: 'name',
  type: 'text',
  label: WORDS.name,
  required: true,
  maxLength: 80,
  index: true,
  admin: { description: WORDS.nameHelp },
} as const
const inOurWords = (field: Field): Field => ('name' in field && field.name === 'name' ? { ...NAME } : field)

const withOurRules = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  labels: { singular: WORDS.folder, plural: WORDS.folders },
  admin: { ...collection.admin, group: WORDS.content, description: WORDS.help },
  access: buildAccess(FOLDERS),
  fields: withCleanTexts(collection.fields.map(inOurWords)),
  hooks: {
    ...collection.hooks,
    beforeOperation: [boundReads, guardOperation(FOLDERS), oneAtATime],
  },
})

/** Folders of pictures are Payload's; who may change them is in the table of rights (decision 154). */
export const pictureFolders: Exclude<Config['folders'], false | undefined> = {
  slug: FOLDERS,
  browseByFolder: false,
  collectionSpecific: false,
  collectionOverrides: [({ collection }) => withOurRules(collection)],
}

/** Payload names the field that it adds to pictures in English alone. */
export async function withFolderWords(building: Promise<SanitizedConfig>): Promise<SanitizedConfig> {
  const config = await building
  for (const field of config.collections.find(({ slug }) => slug === 'media')?.fields ?? [])
    if (field.type === 'relationship' && field.name === 'folder')
      field.label = ({ i18n }) => formatStaffMessage(WORDS.folder, i18n.language)
  return config
}
