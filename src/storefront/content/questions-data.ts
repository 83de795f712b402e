import type { BlockRow } from '@/domain/page-blocks'
import type { Thing } from '@/storefront/kit/structured-data'

/** All questions of a page with their answers, as the page shows them (P-24); null where it has none. */
export function questionsData(blocks: readonly BlockRow[]): Thing | null {
  const questions = blocks.flatMap((block) => (block.type === 'questions' ? block.questions : []))
  if (questions.length === 0) return null
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
