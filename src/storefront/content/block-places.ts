/** How wide a picture stands in the column of a content page (`content-screen.module.css`). */
export const COLUMN = '(min-width: 82rem) 49rem, (min-width: 60rem) 58vw, 94vw'
/** Beside the text of a banner. */
export const BESIDE = '(min-width: 40rem) 20rem, 94vw'
