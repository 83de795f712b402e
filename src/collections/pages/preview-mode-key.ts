/** The key under which Payload keeps, for each member of staff, in which mode pages are shown. */
export const PREVIEW_MODE = 'page-preview-mode'
