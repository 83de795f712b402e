/** The ground of every page (`--c-ground` of tokens.css), for what is drawn around a page: a phone's bars and home screen. */
export const PAGE_COLOURS = { light: '#faf8f3', dark: '#121512' } as const
