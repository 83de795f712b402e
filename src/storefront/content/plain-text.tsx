/** Text that an editor has typed into a plain field: an empty line starts a paragraph, a new line stays one. */
export function PlainText({ text }: { text: string }) {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph, index) => <p key={index}>{paragraph}</p>)
}
