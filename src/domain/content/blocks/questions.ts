import { block, heading, line, optional, paragraphs, rows } from '@/domain/content/block-fields'

export const questionsBlock = block({
  type: 'questions',
  names: { singular: 'Questions and answers', plural: 'Questions and answers' },
  sketch: '<path d="M8 7h20M8 16h24M8 25h17M35 6l3 3 3-3M35 15l3 3 3-3M35 24l3 3 3-3"/>',
  fields: {
    heading: optional(heading('Heading', 'Stands above it. Empty: none.')),
    questions: rows('Questions', 'Each opens its answer.', {
      row: { singular: 'Question', plural: 'Questions' },
      fewest: 1,
      most: 40,
      fields: {
        question: line('Question', 'As people ask it.'),
        answer: paragraphs('Answer', 'Plain text; an empty line starts a paragraph.'),
      },
    }),
  },
})
