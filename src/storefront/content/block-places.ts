/** Width of a picture in the column of a content page (`content-screen.module.css`), for `sizes`. */
export const COLUMN = '(min-width: 82rem) 49rem, (min-width: 60rem) 58vw, 94vw'
/** Width of a picture beside the text of a banner. */
export const BESIDE = '(min-width: 40rem) 20rem, 94vw'
