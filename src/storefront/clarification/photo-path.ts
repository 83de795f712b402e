/** The own API's address of a platform photo; the photo's id is the last part of the platform's path. */
export const photoPath = (id: string, trade: string, photo: string): string =>
  `/api/clarifications/${id}/${trade}/photos/${photo.split('/').at(-1) ?? ''}`
