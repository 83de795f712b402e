/**
 * The search field's texts in the shop's language, formatted on the server so that the browser needs no message
 * formatter.
 */
export type SearchTexts = Readonly<
  Record<
    'label' | 'placeholder' | 'submit' | 'searching' | 'noMatch' | 'browse' | 'failed' | 'retry' | 'allMatches' | 'upTo',
    string
  >
>

/** Placeholder for the shopper's words in a formatted text. */
export const TEXT_PLACE = '\u001a'
export const withText = (finished: string, text: string): string => finished.split(TEXT_PLACE).join(text)
