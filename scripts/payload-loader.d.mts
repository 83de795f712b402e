/** The text of the module that the browser gets in place of this file. */
export function inBrowser(file: string): string
