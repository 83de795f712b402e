/** A value of schema.org as JSON-LD. */
export type Thing = Readonly<{ '@type': string } & Record<string, unknown>>

/** JSON that cannot end the script element around it, nor one of its lines (security 22). */
export const jsonForHtml = (value: unknown): string =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Describes a page to search engines (P-24). Data only: the browser executes nothing of it. */
export function StructuredData({ thing }: { thing: Thing }) {
  const __html = jsonForHtml({ '@context': 'https://schema.org', ...thing })
  // eslint-disable-next-line no-restricted-syntax -- jsonForHtml has made it harmless
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />
}
