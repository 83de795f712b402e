import { splitText } from './split-text'
import topics from './words/topics.json' with { type: 'json' }

/**
 * The codes of the questions that a typed condition is about, in any language: "kaputtes display" is about "screen". A word of a
 * topic is the beginning of a typed one, or a whole one where it ends with a space. General words ("kaputt") count where no part
 * is named.
 */
export function findTypedQuestions(text: string): readonly string[] {
  const typed = ` ${splitText(text).join(' ')} `
  const found = topics.filter(({ words }) => words.some((word) => typed.includes(` ${word}`)))
  const parts = found.filter(({ general = false }) => !general)
  return (parts.length > 0 ? parts : found.slice(0, 1)).flatMap(({ codes }) => codes)
}
