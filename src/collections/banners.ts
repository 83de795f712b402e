import type { CollectionConfig, Tab } from 'payload'
import { linkFields } from './fields/link-fields'
import { marketField } from './fields/market-field'
import { pictureFields } from './fields/picture-fields'
import { instant, longText, number, picker, select, text } from './fields/plain'
import { moveBanner } from '@/collections/banners/move-banner'
import { shopState } from '@/collections/banners/shop-state'
import { guarded } from './guarded'
import { BANNER_ORDER } from '@/domain/content/banner-order'
import { checkPeriod } from '@/collections/redirects/check-period'

const wordsTab: Tab = {
  label: 'Text and link',
  description: 'What the banner says and where it leads.',
  fields: [
    text(['headline', 'Headline', 'Short: about 40 characters.'], {
      required: true,
      admin: { components: { Cell: '@/admin/lists/banner-cells#HeadlineCell' } },
    }),
    longText(['text', 'Text', 'One sentence.']),
    {
      name: 'link',
      label: 'Link',
      type: 'group',
      admin: { description: 'Where the banner leads. Leave "Leads to" empty for none.' },
      fields: linkFields({ optional: true }),
    },
  ],
}

const pictureTab: Tab = {
  label: 'Picture',
  description: 'A picture, or else a drawing.',
  fields: [
    text(['illustration', 'Drawing', 'A category, whose drawing is shown when there is no picture.'], {
      admin: picker('category'),
    }),
    ...pictureFields('image', 'imageUrl', 'Picture', 'Shown instead of the drawing.'),
    text(['imageAlt', 'Text for the picture', 'What it shows, for people who do not see it. Empty: the text of the upload.']),
  ],
}

/** Banners of the home page, with a schedule. */
export const banners: CollectionConfig = guarded(
  'banners',
  {
    labels: { singular: 'Banner', plural: 'Banners' },
    admin: {
      group: 'Content',
      useAsTitle: 'headline',
      listSearchableFields: ['headline', 'text'],
      defaultColumns: ['position', 'headline', 'market', 'shopState', '_status', 'validFrom', 'validTo'],
      description: 'Shown on the home page of a market while its home banner is switched on.',
    },
    // A draft is checked as a save is, so that it can be looked at in the shop and published at any time.
    versions: { drafts: { validate: true }, maxPerDoc: 20 },
    // The order of the shop, in which staff move them.
    defaultSort: BANNER_ORDER,
    endpoints: [moveBanner],
    hooks: { beforeValidate: [checkPeriod] },
    fields: [
      marketField({ ofDrafts: 'banners' }),
      ...shopState,
      select(['place', 'Place', 'Where it is shown.'], [{ value: 'home', label: 'Home page' }], {
        required: true,
        defaultValue: 'home',
        enumName: 'banner_place',
        admin: { position: 'sidebar' },
      }),
      number(['position', 'Position', 'Small numbers come first.'], {
        required: true,
        defaultValue: 10,
        admin: { position: 'sidebar', components: { Cell: '@/admin/lists/banner-cells#OrderCell' } },
      }),
      // The name of the picture for the list, read with the banner.
      { name: 'imageName', type: 'text', virtual: 'image.filename', admin: { hidden: true } },
      instant(['validFrom', 'From', 'Not shown before. Empty: at once.'], { admin: { position: 'sidebar' } }),
      instant(['validTo', 'Until', 'Not shown after. Empty: for good.'], { admin: { position: 'sidebar' } }),
      { type: 'tabs', tabs: [wordsTab, pictureTab] },
    ],
  },
  { announces: true, records: 'saves', filters: ['market', '_status'] },
)
