type LetterWords = {
  subject: string
  heading: string
  intro: string
  paragraphs: readonly string[]
  link: string
  /** The quiet last lines, before the signature. */
  closing: readonly string[]
}

/** Words of the mails about accounts. `{…}` is filled in; nothing in here is HTML. */
export type AccountWords = {
  greeting: string
  /** For somebody whose name we do not know, or who may be somebody else. */
  greetingUnnamed: string
  signature: string
  activation: LetterWords
  welcome: LetterWords
  alreadyRegistered: LetterWords & { secondLink: string }
  passwordReset: LetterWords
  passwordChanged: LetterWords
  paymentChanged: LetterWords & { account: string }
  addressChanged: LetterWords & { trades: string }
  /** `paragraphs` stand below what is kept; `nothingKept` instead of them. */
  deleted: LetterWords & { kept: { trades: string; payouts: string }; until: string; nothingKept: string }
}
