/** The cookie of a browser whose menu is narrow; the server reads it, so that the menu does not jump. */
export const NARROW = 'menu=narrow'
