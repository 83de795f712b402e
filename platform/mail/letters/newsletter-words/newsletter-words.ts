/** Words of the newsletter's own mails. `{…}` is filled in; nothing in here is HTML. */
type LetterText = { subject: string; heading: string; intro: string; paragraphs: string[]; link: string; closing: string[] }

export type NewsletterWords = {
  greeting: string
  greetingNamed: string
  signature: string
  unsubscribe: string
  /** `{consent}` is the sentence that the reader agrees to. */
  confirm: LetterText
  welcome: LetterText
  /** To whoever has the newsletter and was typed in again. */
  known: LetterText
}
