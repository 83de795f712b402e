import type { Tab } from 'payload'
import { checkbox, longText, panel, text } from '@/collections/fields/plain'

/** Texts and settings for search engines. */
export const searchEnginesTab: Tab = {
  label: 'Search engines',
  description: 'How the page looks in search results, and whether it appears there.',
  fields: [
    panel('searchPreview', 'pages/search-preview', 'SearchPreview'),
    text(['metaTitle', 'Title in search results', 'About 60 characters. Empty: the title.']),
    longText(['metaDescription', 'Description in search results', 'One or two sentences, about 150 characters.']),
    checkbox(['noindex', 'Hide from search engines', 'Search engines do not list the page; who has the address still reads it.']),
  ],
}
