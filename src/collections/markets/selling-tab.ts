import type { Tab } from 'payload'
import { eachPayout } from '@trade-in-shop/contracts/payout-kinds'
import { adminOnly } from '@/collections/access/staff-member'
import { inHundredths, number, panel, picker, select, text } from '@/collections/fields/plain'

const required = true

/** What the checkout asks and promises. */
export const sellingTab: Tab = {
  label: 'Selling',
  description: 'What cart and checkout ask and promise.',
  fields: [
    {
      name: 'postalCode',
      label: 'Postal code',
      type: 'group',
      admin: { description: 'What a postal code of this market looks like; the expression below is made from it.' },
      fields: [
        number(['digits', 'Digits', 'How many digits it has, such as 5. Empty: the expression below counts as it stands.'], {
          min: 3,
          max: 9,
        }),
        {
          name: 'excludedPrefixes',
          label: 'Not served',
          type: 'text',
          hasMany: true,
          admin: { description: 'First digits of areas that are not served, such as "35" or "971". Enter after each.' },
        },
      ],
    },
    text(
      [
        'zipFormatRegExp',
        'Postal code as an expression',
        'Expression a postal code must match, such as "^\\d{5}$". At most 60 characters, without nested repetition. Decided here; the trade platform checks only whether it can be a postal code.',
      ],
      {
        required,
        admin: { components: { Field: '@/admin/markets/postal-code/postal-code-fields#ExpressionField' } },
      },
    ),
    panel('postalCodeTry', 'markets/postal-code/postal-code-fields', 'PostalCodeTry'),
    number(
      [
        'maxQuantityPerDevice',
        'Most of one device',
        'How many of one device a consumer may sell at once, in all conditions together: 1 to 99. Decided here; the trade platform follows from the next call of the shop on.',
      ],
      {
        required,
        min: 1,
        max: 99,
        defaultValue: 5,
      },
    ),
    number(
      [
        'b2bTradeCap',
        'Limit of a business trade',
        'Inclusive. Decided here; the trade platform follows from the next call of the shop on.',
      ],
      {
        required,
        min: 1,
        defaultValue: 500000,
        admin: inHundredths('money'),
      },
    ),
    {
      name: 'promises',
      label: 'Promises in texts',
      type: 'group',
      admin: { description: 'What texts of the shop promise.' },
      fields: [
        number(
          [
            'priceLockDays',
            'Price holds for',
            'Days that a price holds, from the offer and from the sale on. Decided here; the trade platform follows from the next call of the shop on.',
          ],
          { required, min: 1, max: 365, defaultValue: 14 },
        ),
        number(['payoutWorkingDays', 'Payout within', 'Working days from inspection to payout; mails name the day.'], {
          required,
          min: 1,
          max: 365,
          defaultValue: 3,
        }),
        text([
          'payoutCutOff',
          'Transfer on the same day until',
          'Time of the market, such as 14:00. What is settled before it is transferred on the same working day; mails name the day. Empty: no time is named.',
        ]),
      ],
    },
    {
      name: 'carrier',
      label: 'Parcels',
      type: 'group',
      admin: { description: 'What sellers read about their parcels; the carrier is named under "Brand". Counts for new sales.' },
      fields: [
        text([
          'trackingAddress',
          'Address for tracking',
          'Page of the carrier about one parcel, with {parcel} in place of its number, such as https://carrier.example/{parcel}. Decided here; the trade platform follows from the next call of the shop on. Empty: the number alone.',
        ]),
        number(
          [
            'insuredSum',
            'Insured up to',
            'What the carrier pays at most for a lost parcel. Decided here; the trade platform follows from the next call of the shop on. Empty: nothing is said of it.',
          ],
          { min: 1, admin: inHundredths('money') },
        ),
      ],
    },
    {
      name: 'paymentTypes',
      label: 'Payment types',
      type: 'group',
      access: adminOnly,
      admin: { description: 'Ids of the trade platform; fixed by its contract.' },
      fields: [
        select(['directDebitSwift', 'Bank transfer', 'Id of bank transfer.'], [{ value: '13', label: 'Bank transfer' }], {
          required,
          defaultValue: '13',
        }),
        select(['paypal', 'PayPal', 'Id of PayPal.'], [{ value: '2', label: 'PayPal' }], { required, defaultValue: '2' }),
      ],
    },
    select(
      ['selectedPaymentType', 'Chosen at first', 'The payment type that is chosen when the checkout opens.'],
      eachPayout({ '13': { value: '13', label: 'Bank transfer' }, '2': { value: '2', label: 'PayPal' } }),
      { required, defaultValue: '13', access: adminOnly },
    ),
    {
      name: 'popTitleExceptions',
      label: 'Titles of series',
      type: 'array',
      labels: { singular: 'Title', plural: 'Titles' },
      admin: { description: 'Titles that replace the pattern "<series> <category>", such as "iPhone" alone.' },
      fields: [
        text(['series', 'Series', 'Name of the series.'], { required, admin: picker('series', { free: true }) }),
        text(['title', 'Title', 'What the page is called instead.'], { required }),
      ],
    },
    text(['buyShopLink', 'Shop for buying', 'Full address of the shop that sells used devices.'], { required }),
    text(['sellShopUrl', 'Shop for selling', 'Full public address of this shop.'], { required }),
    {
      name: 'landingPageCodes',
      label: 'Landing page codes',
      type: 'text',
      hasMany: true,
      admin: { description: 'Codes of campaigns; sent unchanged with tracking. Enter after each.' },
    },
  ],
}
