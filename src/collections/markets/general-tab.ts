import type { Tab } from 'payload'
import { adminOnly } from '@/collections/access/staff-member'
import { checkbox, picker, select, text } from '@/collections/fields/plain'

const required = true

/** Which country this is, and how it writes dates and money. */
export const generalTab: Tab = {
  label: 'Country',
  description: 'Which country this is, and how its people write.',
  fields: [
    text(['name', 'Name', 'The country as its own people call it, such as "Österreich". Shown in the country switch.'], {
      required,
    }),
    text(
      ['code', 'Code', 'Two small letters that name the market everywhere, such as "at". Never change it once it is in use.'],
      {
        required,
        unique: true,
        access: adminOnly,
      },
    ),
    select(
      [
        'state',
        'State',
        'A draft answers on its local hosts only; no other market links to it and no search engine hears of it.',
      ],
      [
        { value: 'live', label: 'Live' },
        { value: 'draft', label: 'Draft' },
      ],
      {
        required,
        defaultValue: 'live',
        enumName: 'market_state',
        access: adminOnly,
        admin: { components: { Cell: '@/admin/lists/state-cells#OptionCell' } },
      },
    ),
    text(
      [
        'country',
        'Country of addresses',
        'Where addresses are. Decided here; the trade platform follows from the next call of the shop on.',
      ],
      { required, admin: picker('country') },
    ),
    text(
      [
        'locale',
        'Language and region',
        'Decides the language of all texts and how numbers are written. Decided here; the trade platform follows from the next call of the shop on.',
      ],
      { required, admin: picker('locale') },
    ),
    text(
      [
        'timeZone',
        'Time zone',
        'Every date in the shop is shown in it. Decided here; the trade platform follows from the next call of the shop on.',
      ],
      { required, admin: picker('timeZone') },
    ),
    select(['dateFormat', 'Date format', 'How a short date is written.'], ['dd.mm.yy', 'dd/mm/yy'], {
      required,
      enumName: 'market_date_format',
    }),
    select(
      [
        'currency',
        'Currency',
        'The currency of all prices. Decided here; the trade platform follows from the next call of the shop on.',
      ],
      ['EUR'],
      { required, defaultValue: 'EUR' },
    ),
    text(['domain', 'Public domain', 'Shown in the footer of every page, such as "revalo.at".'], { required }),
    checkbox(['indexable', 'Search engines may list it', 'Off: every page of every host says "noindex". For previews.'], {
      access: adminOnly,
    }),
    checkbox(
      [
        'searchDefault',
        'For people of all other countries',
        'Search engines show this market to people of countries that have none of their own. One market at most.',
      ],
      { access: adminOnly },
    ),
    text(
      [
        'applicationId',
        'Application id',
        'The name of this market at the trade platform: "wkfs_" and the locale, such as "wkfs_de_AT". The trade platform decides for which names it has prices.',
      ],
      {
        required,
        access: adminOnly,
      },
    ),
    {
      name: 'elasticIndexes',
      label: 'Search indexes',
      type: 'group',
      access: adminOnly,
      admin: { description: "Where the trade platform keeps this market's catalogue. Small letters, digits, - and _." },
      fields: [
        text(['aggregations', 'Categories', 'Index of categories with makers and series, such as "wkfs_de_at_aggregations".'], {
          required,
        }),
        text(['devices', 'Devices', 'Index of devices, such as "wkfs_de_at_devices".'], { required }),
      ],
    },
  ],
}
