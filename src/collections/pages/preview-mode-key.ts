/** Key of Payload's preference that stores the preview mode of each member of staff. */
export const PREVIEW_MODE = 'page-preview-mode'
