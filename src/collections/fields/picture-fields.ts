import { staffWords } from '@/domain/staff-messages/staff-messages'
import type { Field, PayloadRequest } from 'payload'
import { formatStaffMessage } from '@/domain/staff-words'
import { text } from './plain'

const linkWords = staffWords('link')

/** A picture: an upload of this CMS, or the address of a file of the shop. If both are set, the upload is used. */
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

function pictureAddress(value: unknown, { req }: { req: PayloadRequest }): true | string {
  if (value === undefined || value === null || value === '') return true
  const legal = typeof value === 'string' && (/^\/(?!\/)[\w./-]+$/.test(value) || /^https:\/\/[^\s\\]+$/.test(value))
  return legal ? true : formatStaffMessage(linkWords.picture, req.i18n.language)
}
