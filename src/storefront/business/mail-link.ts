/** A `mailto:` address with its subject filled in. */
export const mailLink = (address: string, subject: string): string =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}?subject=${encodeURIComponent(subject)}`
