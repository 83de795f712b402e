import type { CollectionConfig } from 'payload'
import { marketField, marketName } from './fields/market-field'
import { panel, select, text } from './fields/plain'
import { guarded } from '@/collections/saving/guarded'
import { checkSubjects } from '@/collections/markets/check-subjects'

/** The ten subjects of the contact form (M-08). */
export const SUBJECT_KEYS = [
  { value: 'offer_question', label: 'Question about an offer' },
  { value: 'trade_status', label: 'Status of a sale' },
  { value: 'shipping_label', label: 'Shipping and label' },
  { value: 'clarification', label: 'Difference found during inspection' },
  { value: 'payout', label: 'Payout' },
  { value: 'device_return', label: 'Return of a device' },
  { value: 'account_access', label: 'Login and account' },
  { value: 'privacy_erasure', label: 'Privacy and erasure' },
  { value: 'business_partner', label: 'Businesses and partners' },
  { value: 'other_feedback', label: 'Something else' },
] as const

/** The subjects of a market's contact form, one document for each market, in the order they are offered. */
export const contactSubjects: CollectionConfig = guarded(
  'contact-subjects',
  {
    labels: { singular: 'Contact subjects', plural: 'Contact subjects' },
    admin: {
      group: 'Content',
      useAsTitle: 'marketName',
      defaultColumns: ['market', 'updatedAt'],
      description: 'The ten subjects of the contact form.',
    },
    versions: { maxPerDoc: 20 },
    hooks: { beforeValidate: [checkSubjects] },
    fields: [
      marketField({ unique: true }),
      marketName,
      panel('missingSubjects', 'markets/subjects/missing-subjects', 'MissingSubjects'),
      {
        name: 'subjects',
        label: 'Subjects',
        type: 'array',
        required: true,
        labels: { singular: 'Subject', plural: 'Subjects' },
        admin: {
          description: 'Exactly ten, each once, in the order they are offered. Drag to change it.',
          components: { RowLabel: '@/admin/markets/subjects/missing-subjects#SubjectRowLabel' },
        },
        fields: [
          select(['key', 'Subject', 'What the trade platform calls it.'], [...SUBJECT_KEYS], {
            required: true,
            enumName: 'contact_subject_key',
          }),
          text(['label', 'Text', 'What the customer reads.'], { required: true }),
          {
            name: 'recipient',
            label: 'Recipient',
            type: 'email',
            admin: { description: "Address for this subject. Empty: the market's." },
          },
        ],
      },
    ],
  },
  { announces: true, records: 'saves', filters: ['market'] },
)
