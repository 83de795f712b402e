import { block, heading, line, optional, paragraphs, rows } from '@/domain/content/block-fields'

export const stepsBlock = block({
  type: 'steps',
  names: { singular: 'Steps', plural: 'Steps' },
  sketch:
    '<circle cx="11" cy="7" r="2.5"/><circle cx="11" cy="16" r="2.5"/><circle cx="11" cy="25" r="2.5"/><path d="M19 7h21M19 16h21M19 25h14"/>',
  fields: {
    heading: optional(heading('Heading', 'Stands above it. Empty: none.')),
    steps: rows('Steps', 'In their order; numbers come by themselves.', {
      row: { singular: 'Step', plural: 'Steps' },
      fewest: 2,
      most: 8,
      fields: { title: line('Title', 'What to do, in a few words.'), text: paragraphs('Text', 'One or two sentences.') },
    }),
  },
})
