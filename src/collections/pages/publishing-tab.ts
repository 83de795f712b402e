import type { Tab } from 'payload'
import { longText } from '@/collections/fields/plain'

/** The problems of the page and the reason to publish in spite of them. */
export const publishingTab: Tab = {
  label: 'Publishing',
  description: 'What is checked before the page is published.',
  fields: [
    longText(
      ['publishReason', 'Publish all the same', 'Why the page is published although the check found something. Empty: it waits.'],
      { maxLength: 500 },
    ),
  ],
}
