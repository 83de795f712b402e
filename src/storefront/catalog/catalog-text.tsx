import classes from './catalog-text.module.css'

/** The catalogue's text about a category, a manufacturer or a series. */
export function CatalogText({ heading, content }: { heading: string; content: string }) {
  const paragraphs = content.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '')
  if (paragraphs.length === 0) return null
  return (
    <section className={classes.text} aria-labelledby="about">
      <h2 id="about">{heading}</h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  )
}
