/** A line of the dashboard: it says one thing and leads to the place where it is dealt with. */
export type Item = Readonly<{
  key: string
  text: string
  href: string
  /** Which market, when, by whom. */
  detail?: string
  tone?: 'bad' | 'look'
  /** Set off from the text: what is new about it. */
  mark?: string
}>
