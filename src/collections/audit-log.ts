import type { CollectionConfig } from 'payload'
import { IN_ZONE, instant, panel, select, text } from './fields/plain'
import { guarded } from './guarded'

export const AUDITED_ACTIONS = [
  { value: 'create', label: 'Made' },
  { value: 'update', label: 'Changed' },
  { value: 'saveDraft', label: 'Saved as a draft' },
  { value: 'goLive', label: 'Published' },
  { value: 'delete', label: 'Deleted for good' },
  { value: 'restore', label: 'Restored' },
  { value: 'bin', label: 'Moved to the bin' },
  { value: 'takeOut', label: 'Taken out of the bin' },
]

/** The log stores slugs of collections; the cell and the field show what staff call their documents. */
const kind = {
  Cell: '@/admin/audit/subject-cells#KindCell',
  Field: '@/admin/audit/subject-cells#KindField',
}

/** Who changed what, when, with both values (P-28). Only the shop writes entries; no role may change or delete one. */
export const auditLog: CollectionConfig = guarded(
  'audit-log',
  {
    labels: { singular: 'Change', plural: 'Changes' },
    admin: {
      group: 'Staff',
      useAsTitle: 'title',
      listSearchableFields: ['title', 'whoName'],
      defaultColumns: ['at', 'whoName', 'action', 'subject', 'title', 'market'],
      description: 'Who changed what the shop shows, and who changed staff. Nobody can change it.',
    },
    defaultSort: '-at',
    fields: [
      // The cell is the link to the entry.
      instant(['at', 'When', 'When it was saved.'], {
        required: true,
        index: true,
        admin: { components: { Field: IN_ZONE.Field } },
      }),
      {
        name: 'who',
        label: 'Login',
        type: 'relationship',
        relationTo: 'staff',
        maxDepth: 0,
        admin: { description: 'Who saved it. Empty for the shop itself and for people who have left.' },
      },
      text(['whoName', 'Who', 'The name at that time.'], { required: true }),
      select(['action', 'What', 'What was done.'], AUDITED_ACTIONS, { required: true, enumName: 'audit_action' }),
      text(['subject', 'Kind', 'The collection of the document.'], { required: true, index: true, admin: { components: kind } }),
      text(['documentId', 'Document', 'Its number.'], { required: true, index: true }),
      text(['title', 'Title', 'What the document was called.'], {
        required: true,
        admin: { components: { Cell: '@/admin/audit/subject-cells#TitleCell' } },
      }),
      {
        name: 'market',
        label: 'Market',
        type: 'relationship',
        relationTo: 'markets',
        index: true,
        maxDepth: 0,
        admin: { description: 'The market it belongs to.' },
      },
      panel('changes', 'audit/changes', 'Changes'),
      { name: 'before', label: 'Before', type: 'json', admin: { hidden: true, description: 'What changed, as it was.' } },
      { name: 'after', label: 'After', type: 'json', admin: { hidden: true, description: 'What changed, as it is since.' } },
    ],
  },
  { announces: false, filters: ['market', 'action'] },
)
