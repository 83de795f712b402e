import { block, heading, link, optional, paragraphs } from '@/domain/content/block-fields'

export const callToActionBlock = block({
  type: 'call-to-action',
  names: { singular: 'Call to action', plural: 'Calls to action' },
  sketch:
    '<rect x="5" y="6" width="38" height="20" rx="3"/><path d="M10 14h11M10 19h7"/><rect x="27" y="13" width="11" height="7" rx="2" fill="#7b827a"/>',
  fields: {
    heading: heading('Heading', 'What people shall do.'),
    text: optional(paragraphs('Text', 'One sentence.')),
    link: link('Button', 'Where it leads.'),
  },
})
