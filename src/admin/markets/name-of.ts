/** A label of the configuration in the language of the member of staff, where it has several. */
export function nameOf(label: unknown, language: string): string {
  if (typeof label === 'string') return label
  if (typeof label !== 'object' || label === null) return ''
  const texts = new Map<string, unknown>(Object.entries(label))
  const text = texts.get(language) ?? texts.get('en')
  return typeof text === 'string' ? text : ''
}
