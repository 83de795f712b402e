import type { Tab } from 'payload'
import { picker, text } from '@/collections/fields/plain'

const required = true

export const messagesTab: Tab = {
  label: 'Messages',
  description: 'Addresses of the contact form and the messaging account.',
  fields: [
    {
      name: 'contact',
      label: 'Contact',
      type: 'group',
      admin: {
        description:
          'Who writes to customers, and who reads what they write. Decided here; the trade platform follows from the next call of the shop on.',
      },
      fields: [
        text(['fromName', 'Sender', 'Name in the "from" of mails.'], { required }),
        {
          name: 'fromAddress',
          label: 'Address of the sender',
          type: 'email',
          required,
          admin: { description: 'Address in the "from" of mails.' },
        },
        { name: 'toAddress', label: 'Recipient', type: 'email', required, admin: { description: 'Where contact messages go.' } },
        {
          name: 'b2bAddress',
          label: 'Recipient for businesses',
          type: 'email',
          admin: { description: 'Where business messages go. Empty: as above.' },
        },
      ],
    },
    {
      name: 'messaging',
      label: 'Customer messaging',
      type: 'group',
      admin: { description: 'The service through which messages of customers reach colleagues.' },
      fields: [
        text(['account', 'Account', 'Account of this market at the messaging service.'], { required }),
        {
          name: 'subjects',
          label: 'Subjects',
          type: 'array',
          labels: { singular: 'Subject', plural: 'Subjects' },
          admin: { description: 'Which subject of the contact form is called how at the messaging service.' },
          fields: [
            text(['key', 'Subject of the form', 'What customers choose.'], { required, admin: picker('subject') }),
            text(['subject', 'Name there', 'Its name at the messaging service.'], { required }),
          ],
        },
      ],
    },
  ],
}
