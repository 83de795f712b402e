const LOOKS_LIKE_AN_ADDRESS = /[@/\\:<>]|[^\s.]\.[^\s.]|\bwww\b/i

/**
 * The name as a mail may say it, else null. Somebody who registers another person's address chooses the name in the mail
 * that this person gets: what a mail program would turn into a link is no name.
 */
export const greetingName = (name: string | undefined): string | null =>
  name === undefined || name.trim() === '' || LOOKS_LIKE_AN_ADDRESS.test(name) ? null : name.trim()
