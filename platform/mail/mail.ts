/** A mail ready to be handed to the mail server. */
export type Mail = {
  to: { name: string; address: string }
  /** The recipient of a reply, where it is not the sender. */
  replyTo?: string
  subject: string
  text: string
  html: string
  attachments: { filename: string; content: Buffer; contentType: string }[]
  /** Further header lines, such as `List-Unsubscribe`. */
  headers?: Record<string, string>
}

/** Fills `{name}` placeholders. An unknown one is a mistake in the text and throws. */
export const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_place, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`Nothing to fill {${name}} with in "${text}"`)
    return value
  })
