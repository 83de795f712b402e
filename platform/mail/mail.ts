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
