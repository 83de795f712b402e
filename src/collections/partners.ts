import { staffWords } from '@/domain/staff-messages/staff-messages'
import type { CollectionConfig, Field, FieldAccess, Tab, CollectionBeforeValidateHook } from 'payload'
import { isAdmin } from './access/staff-member'
import { marketField } from './fields/market-field'
import { pictureFields } from './fields/picture-fields'
import { checkbox, colour, inHundredths, longText, number, panel, sidePanel, text } from './fields/plain'
import { guarded } from './guarded'
import { refusePartnerWhileUsed, refuseUnpublishedWhileUsed } from '@/collections/saving/refuse-while-used'
import { formatStaffMessage } from '@/domain/staff-words'
import { colourProblems } from './partners/partner-colours'
import { partnerLivePreview, partnerPreview, typedPartnerPreview } from './partners/partner-preview'
import { type Refusal, refuse } from '@trade-in-shop/payload-workbench/saving/refuse'

const partnerWords = staffWords('partner')

const CODE = /^[a-z0-9-]{2,40}$/
const ORIGIN = /^https?:\/\/[a-z0-9.-]+(:\d+)?$/

/** True for an origin as browsers write it, so that `frame-ancestors` and the origin of messages are the same text. */
const isOrigin = (value: unknown): boolean =>
  typeof value === 'string' && ORIGIN.test(value) && URL.canParse(value) && new URL(value).origin === value

/** Basis points must be whole numbers; Payload checks only the bounds. */
const isBroken = (commission: unknown): boolean => typeof commission === 'number' && !Number.isInteger(commission)

function originProblems(origins: unknown, language: string): Refusal[] {
  const wrong = (Array.isArray(origins) ? origins : []).filter((origin) => !isOrigin(origin))
  if (wrong.length === 0) return []
  const message = formatStaffMessage(partnerWords.origin, language, { origin: String(wrong[0]) })
  return [{ path: 'frameOrigins', message }]
}

/** Refuses what the storefront could not parse, with a message at the field. */
export const checkPartner: CollectionBeforeValidateHook = ({ collection, data, req }) => {
  if (!data) return data
  const { language } = req.i18n
  const wrongCode = typeof data.code === 'string' && !CODE.test(data.code)
  const problems: Refusal[] = [
    ...(wrongCode ? [{ path: 'code', message: formatStaffMessage(partnerWords.code, language) }] : []),
    ...colourProblems('colours', data.colours, language),
    ...colourProblems('coloursDark', data.coloursDark, language),
    ...originProblems(data.frameOrigins, language),
    ...(isBroken(data.commission)
      ? [{ path: 'commission', message: formatStaffMessage(partnerWords.commission, language) }]
      : []),
  ]
  refuse(collection.slug, problems, req)
  return data
}

const byAdmin: FieldAccess = ({ req }) => isAdmin(req.user)
/** 100 % in hundredths of a percent. */
const WHOLE = 10_000

const colours = (name: string, label: string): Field => ({
  name,
  label,
  type: 'group',
  admin: { description: 'Such as "#0a5c36". All four, or none for the shop\'s own.' },
  fields: [
    {
      type: 'row',
      fields: [
        colour(['action', 'Buttons', 'Colour of buttons and links.']),
        colour(['onAction', 'Text on buttons', 'Must be readable on the colour of buttons.']),
        colour(['ground', 'Ground', 'Colour of the page.']),
        colour(['tint', 'Tint', 'Colour of quiet areas.']),
      ],
    },
    panel('contrast', 'pickers/contrast-table', 'ContrastTable'),
  ],
})

const partnerTab: Tab = {
  label: 'Partner',
  description: 'Who the partner is.',
  fields: [
    text(['code', 'Code', 'Small letters, digits and hyphens, 2 to 40. Stays the same for good.'], { required: true }),
    text(['name', 'Name', 'As shown to customers.'], { required: true }),
    ...pictureFields('logo', 'logoUrl', 'Logo', "Shown beside the shop's own."),
  ],
}

const textsTab: Tab = {
  label: 'Texts',
  description: "What replaces the shop's own texts.",
  fields: [
    text(['headline', 'Headline', 'Replaces the headline of the home page.']),
    longText(['intro', 'Introduction', 'Replaces the text below the headline.']),
  ],
}

const coloursTab: Tab = {
  label: 'Colours',
  description: "What replaces the shop's own colours. Pairs that cannot be read are refused.",
  fields: [colours('colours', 'Colours'), colours('coloursDark', 'Colours in dark mode')],
}

const widgetTab: Tab = {
  label: 'Widget and payout',
  description: 'Where the widget may be shown, and what was agreed about payment.',
  fields: [
    {
      name: 'frameOrigins',
      label: 'May show the widget',
      type: 'text',
      hasMany: true,
      admin: {
        description: 'Origins whose pages may frame the widget, such as "https://www.partner.example". Enter after each.',
      },
    },
    checkbox([
      'voucherPayout',
      'Pays with vouchers',
      'Agreed with the partner. Shoppers are offered bank transfer and PayPal until the trade platform can pay vouchers.',
    ]),
    number(
      [
        'commission',
        'Commission',
        'What the partner gets of a paid sale. Only admins see and change it, and the shop never shows it.',
      ],
      {
        min: 0,
        max: WHOLE,
        admin: { step: 1, ...inHundredths('percent') },
        access: { read: byAdmin, create: byAdmin, update: byAdmin },
      },
    ),
  ],
}

/** The look and texts of a partner shop; a partner overrides tokens and texts, never components. */
export const partners: CollectionConfig = guarded(
  'partners',
  {
    labels: { singular: 'Partner', plural: 'Partners' },
    admin: {
      group: 'Markets',
      useAsTitle: 'name',
      listSearchableFields: ['name', 'code'],
      defaultColumns: ['name', 'code', 'market', '_status', 'updatedAt'],
      livePreview: partnerLivePreview,
      components: { edit: { beforeDocumentControls: ['@/admin/pages/preview-link#PartnerPreviewLink'] } },
      description: 'Partners with a shop or widget of their own.',
    },
    // A draft is checked as a save is, so that it can be looked at in the shop and published at any time.
    versions: { drafts: { validate: true }, maxPerDoc: 20 },
    indexes: [{ fields: ['market', 'code'], unique: true }],
    endpoints: [partnerPreview, typedPartnerPreview],
    hooks: {
      beforeValidate: [checkPartner],
      beforeChange: [refuseUnpublishedWhileUsed],
      beforeDelete: [refusePartnerWhileUsed],
    },
    fields: [
      marketField({ ofDrafts: 'partners' }),
      sidePanel('previewMode', 'pages/preview-mode', 'PreviewMode'),
      { type: 'tabs', tabs: [partnerTab, textsTab, coloursTab, widgetTab] },
    ],
  },
  { announces: true, records: 'saves', filters: ['market', '_status'] },
)
