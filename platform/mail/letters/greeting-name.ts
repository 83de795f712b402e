const LOOKS_LIKE_AN_ADDRESS = /[@/\\:<>]|[^\s.]\.[^\s.]|\bwww\b/i

/**
 * The name for a greeting, or null. A person who registers another's address chooses the name in the mail that the other one
 * gets: a name that a mail program would turn into a link is left out.
 */
export const greetingName = (name: string | undefined): string | null =>
  name === undefined || name.trim() === '' || LOOKS_LIKE_AN_ADDRESS.test(name) ? null : name.trim()
