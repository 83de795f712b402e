import type { Field } from 'payload'
import { text } from './plain'

/** A picture: an upload of this CMS, or else the address of a file that ships with the shop. The upload wins. */
export const pictureFields = (upload: string, address: string, label: string, description: string): Field[] => [
  {
    name: upload,
    label,
    type: 'upload',
    relationTo: 'media',
    admin: { description },
  },
  text(
    [
      address,
      `${label}: address`,
      'Used when nothing is uploaded: a path of the shop such as /brand/logo.svg, or an https:// address.',
    ],
    {
      validate: pictureAddress,
    },
  ),
]

function pictureAddress(value: unknown): true | string {
  if (value === undefined || value === null || value === '') return true
  const legal = typeof value === 'string' && (/^\/(?!\/)[\w./-]+$/.test(value) || /^https:\/\/[^\s\\]+$/.test(value))
  return legal ? true : 'Give a path that starts with one slash, or a full https:// address.'
}
