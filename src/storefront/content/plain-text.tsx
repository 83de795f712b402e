/** Text from a plain field of the CMS: an empty line starts a paragraph, a line break stays one. */
export function PlainText({ text }: { text: string }) {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph, index) => <p key={index}>{paragraph}</p>)
}
