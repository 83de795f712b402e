/** A line of the dashboard, with a link to the place where the matter is dealt with. */
export type Item = Readonly<{
  key: string
  text: string
  href: string
  /** Market, time, author. */
  detail?: string
  tone?: 'bad' | 'look'
  /** Highlighted beside the text: what is new. */
  mark?: string
}>
