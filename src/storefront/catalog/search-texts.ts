/** The field's words in the shop's language, finished on the server: it needs no message formatter in the browser. */
export type SearchTexts = Readonly<
  Record<
    'label' | 'placeholder' | 'submit' | 'searching' | 'noMatch' | 'browse' | 'failed' | 'retry' | 'allMatches' | 'upTo',
    string
  >
>

/** Stands for the shopper's words in a finished text. */
export const TEXT_PLACE = '\u001a'
export const withText = (finished: string, text: string): string => finished.split(TEXT_PLACE).join(text)
