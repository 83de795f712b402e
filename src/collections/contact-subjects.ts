import { staffWords } from '@/domain/staff-messages/staff-messages'
import type { CollectionConfig, CollectionBeforeValidateHook } from 'payload'
import { marketField, marketName } from './fields/market-field'
import { panel, select, text } from './fields/plain'
import { guarded } from './guarded'
import { CONTACT_SUBJECTS, type ContactSubject } from '@trade-in-shop/contracts/contact'
import { type Refusal, refuse } from '@trade-in-shop/payload-workbench/saving/refuse'
import { formatStaffMessage } from '@/domain/staff-words'

const subjectWords = staffWords('contactSubject')

const NEEDED = CONTACT_SUBJECTS.length

function subjectProblems(subjects: unknown, language: string): Refusal[] {
  const rows: unknown[] = Array.isArray(subjects) ? subjects : []
  const keys = rows.map((row) => (typeof row === 'object' && row !== null && 'key' in row ? row.key : undefined))
  const twice = keys.flatMap((key, index) =>
    key !== undefined && keys.indexOf(key) < index
      ? [{ path: `subjects.${index}.key`, message: formatStaffMessage(subjectWords.twice, language, { key: String(key) }) }]
      : [],
  )
  if (rows.length === NEEDED) return twice
  const message = formatStaffMessage(subjectWords.count, language, { needed: NEEDED, count: rows.length })
  return [...twice, { path: 'subjects', message }]
}

/** Requires exactly ten subjects, each once (M-08). */
const checkSubjects: CollectionBeforeValidateHook = ({ collection, data, req }) => {
  if (data && 'subjects' in data) refuse(collection.slug, subjectProblems(data.subjects, req.i18n.language), req)
  return data
}

/** What staff call the subjects of the contact form. */
const LABELS: Readonly<Record<ContactSubject, string>> = {
  offer_question: 'Question about an offer',
  trade_status: 'Status of a sale',
  shipping_label: 'Shipping and label',
  clarification: 'Difference found during inspection',
  payout: 'Payout',
  device_return: 'Return of a device',
  account_access: 'Login and account',
  privacy_erasure: 'Privacy and erasure',
  business_partner: 'Businesses and partners',
  other_feedback: 'Something else',
}

/** The subjects of a market's contact form, one document for each market, in the order they are offered. */
export const contactSubjects: CollectionConfig = guarded(
  'contact-subjects',
  {
    labels: { singular: 'Contact subjects', plural: 'Contact subjects' },
    admin: {
      group: 'Content',
      useAsTitle: 'marketName',
      defaultColumns: ['market', '_status', 'updatedAt'],
      description: 'The ten subjects of the contact form.',
    },
    // A draft is checked as a save is, so that it can be looked at in the shop and published at any time.
    versions: { drafts: { validate: true }, maxPerDoc: 20 },
    hooks: { beforeValidate: [checkSubjects] },
    fields: [
      marketField({ unique: true, ofDrafts: 'contact-subjects' }),
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
          select(
            ['key', 'Subject', 'What the trade platform calls it.'],
            CONTACT_SUBJECTS.map((value) => ({ value, label: LABELS[value] })),
            {
              required: true,
              enumName: 'contact_subject_key',
            },
          ),
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
  { announces: true, records: 'saves', filters: ['market', '_status'] },
)
