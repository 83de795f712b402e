import type { Tab } from 'payload'
import { pictureFields } from '@/collections/fields/picture-fields'
import { colour, number, text } from '@/collections/fields/plain'

const required = true

/** How a market is called and looks. */
export const brandTab: Tab = {
  label: 'Brand',
  description: 'Name, logos and colour, in the shop and in mails.',
  fields: [
    {
      name: 'brand',
      label: 'Brand',
      type: 'group',
      admin: { description: 'How the shop is called and drawn.' },
      fields: [
        text(['name', 'Name', 'The name of the shop, also in mails and on labels.'], { required }),
        ...pictureFields(
          'logo',
          'logoUrl',
          'Logo',
          'Shown in the header and in mails. Empty, or in mails an SVG from elsewhere: the name in letters.',
        ),
        colour([
          'colour',
          'Colour of mails',
          'Of buttons in mails, below white letters, such as "#0e5a3d". Empty: nearly black. Decided here, like name and logo; the trade platform follows from the next call of the shop on.',
        ]),
      ],
    },
    {
      name: 'headerLogo',
      label: 'Size of the header logo',
      type: 'group',
      admin: { description: 'As it is shown, so that nothing moves while it loads.' },
      fields: [
        number(['width', 'Width', 'In pixels.'], { required, min: 1, max: 600 }),
        number(['height', 'Height', 'In pixels.'], { required, min: 1, max: 200 }),
      ],
    },
    {
      name: 'footerShippingLogo',
      label: 'Shipping carrier',
      type: 'group',
      admin: { description: 'Shown in the footer.' },
      fields: [
        text(['name', 'Name', 'Name of the carrier, also for the parcels of sellers.'], { required }),
        text(['alt', 'Text for the logo', 'Read to people who do not see the logo.'], { required }),
        ...pictureFields('image', 'imageUrl', 'Logo', 'Empty: the name in letters.'),
      ],
    },
  ],
}
