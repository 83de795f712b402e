import type { CollectionBeforeOperationHook, CollectionConfig, Config, Field, SanitizedConfig } from 'payload'
import { buildAccess } from '@/collections/saving/access-of'
import { withCleanTexts } from '@/collections/fields/clean-fields'
import { type GuardedCollection } from '@/collections/access/access-table'
import { lockMarket } from '@/collections/saving/lock-market'
import { boundReads, guardOperation } from '@/collections/saving/guard-operation'
import { formatStaffMessage, type StaffLanguage, type StaffMessage } from '@/domain/staff-words'

const FOLDERS = 'picture-folders' satisfies GuardedCollection

const WORDS = {
  folder: { en: 'Folder', de: 'Ordner', es: 'Carpeta', fr: 'Dossier', it: 'Cartella' },
  folders: { en: 'Folders', de: 'Ordner', es: 'Carpetas', fr: 'Dossiers', it: 'Cartelle' },
  name: { en: 'Name', de: 'Name', es: 'Nombre', fr: 'Nom', it: 'Nome' },
  nameHelp: {
    en: 'As staff look for it, such as “Spring campaign”.',
    de: 'So, wie im Team danach gesucht wird, etwa „Frühlingskampagne“.',
    es: 'Tal como el equipo la busca, por ejemplo «Campaña de primavera».',
    fr: 'Comme l’équipe le cherche, par exemple « Campagne de printemps ».',
    it: 'Come la cerca il personale, per esempio «Campagna di primavera».',
  },
  content: { en: 'Content', de: 'Inhalte', es: 'Contenido', fr: 'Contenu', it: 'Contenuti' },
  help: {
    en: 'Folders of pictures. They change nothing in the shop.',
    de: 'Ordner für Bilder. Im Shop ändern sie nichts.',
    es: 'Carpetas de imágenes. No cambian nada en la tienda.',
    fr: 'Dossiers d’images. Ils ne changent rien dans la boutique.',
    it: 'Cartelle di immagini. Non cambiano nulla nel negozio.',
  },
} satisfies Record<string, StaffMessage>

/**
 * Payload's own texts about folders, where they are familiar in tone, spelt as in English, or say "has been moved" in a form
 * that is still to be saved.
 */
export const folderTexts: Readonly<Record<StaffLanguage, Readonly<Record<string, string>>>> = {
  en: {
    itemHasBeenMoved: 'Folder of {{title}}: {{folderName}}',
    itemHasBeenMovedToRoot: 'Folder of {{title}}: none',
    byFolder: 'By folder',
    deleteFolder: 'Delete folder',
    folderName: 'Name of the folder',
    moveFolder: 'Move folder',
    newFolder: 'New folder',
    noFolder: 'No folder',
    renameFolder: 'Rename folder',
    searchByNameInFolder: 'Search by name in {{folderName}}',
  },
  de: {
    itemHasBeenMoved: 'Ordner von {{title}}: {{folderName}}',
    itemHasBeenMovedToRoot: 'Ordner von {{title}}: keiner',
    byFolder: 'Nach Ordnern',
    folderName: 'Name des Ordners',
    itemsMovedToFolder: '{{title}} nach {{folderName}} verschoben.',
    itemsMovedToRoot: '{{title}} in die oberste Ebene verschoben.',
    moveItemsToFolderConfirmation: 'Sie verschieben gleich <1>{{count}} {{label}}</1> nach <2>{{toFolder}}</2>. Sind Sie sicher?',
    moveItemsToRootConfirmation: 'Sie verschieben gleich <1>{{count}} {{label}}</1> in die oberste Ebene. Sind Sie sicher?',
    moveItemToFolderConfirmation: 'Sie verschieben gleich <1>{{title}}</1> nach <2>{{toFolder}}</2>. Sind Sie sicher?',
    moveItemToRootConfirmation: 'Sie verschieben gleich <1>{{title}}</1> in die oberste Ebene. Sind Sie sicher?',
  },
  es: {
    itemHasBeenMoved: 'Carpeta de {{title}}: {{folderName}}',
    itemHasBeenMovedToRoot: 'Carpeta de {{title}}: ninguna',
    byFolder: 'Por carpetas',
    deleteFolder: 'Eliminar la carpeta',
    folderName: 'Nombre de la carpeta',
    moveFolder: 'Mover la carpeta',
    newFolder: 'Nueva carpeta',
    noFolder: 'Sin carpeta',
    renameFolder: 'Cambiar el nombre',
  },
  fr: {
    itemHasBeenMoved: 'Dossier de {{title}} : {{folderName}}',
    itemHasBeenMovedToRoot: 'Dossier de {{title}} : aucun',
    byFolder: 'Par dossier',
    moveItemsToFolderConfirmation: 'Vous allez déplacer <1>{{count}} {{label}}</1> dans <2>{{toFolder}}</2>. Continuer ?',
    moveItemsToRootConfirmation: 'Vous allez déplacer <1>{{count}} {{label}}</1> au premier niveau. Continuer ?',
    moveItemToFolderConfirmation: 'Vous allez déplacer <1>{{title}}</1> dans <2>{{toFolder}}</2>. Continuer ?',
    moveItemToRootConfirmation: 'Vous allez déplacer <1>{{title}}</1> au premier niveau. Continuer ?',
    newFolder: 'Nouveau dossier',
    noFolder: 'Aucun dossier',
    searchByNameInFolder: 'Rechercher par nom dans {{folderName}}',
  },
  it: {
    itemHasBeenMoved: 'Cartella di {{title}}: {{folderName}}',
    itemHasBeenMovedToRoot: 'Cartella di {{title}}: nessuna',
    byFolder: 'Per cartelle',
    folderName: 'Nome della cartella',
    moveFolder: 'Sposta la cartella',
    moveItemsToFolderConfirmation: 'Sta per spostare <1>{{count}} {{label}}</1> in <2>{{toFolder}}</2>. Conferma?',
    moveItemsToRootConfirmation: 'Sta per spostare <1>{{count}} {{label}}</1> al primo livello. Conferma?',
    moveItemToFolderConfirmation: 'Sta per spostare <1>{{title}}</1> in <2>{{toFolder}}</2>. Conferma?',
    moveItemToRootConfirmation: 'Sta per spostare <1>{{title}}</1> al primo livello. Conferma?',
    movingFromFolder: 'Spostamento di {{title}} da {{fromFolder}}',
    newFolder: 'Nuova cartella',
    renameFolder: 'Rinomina la cartella',
    searchByNameInFolder: 'Cerca per nome in {{folderName}}',
  },
}

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
