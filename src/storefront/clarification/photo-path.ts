/** A photo of the platform as the own API hands it on; its id is the last part of the platform's path. */
export const photoPath = (id: string, trade: string, photo: string): string =>
  `/api/clarifications/${id}/${trade}/photos/${photo.split('/').at(-1) ?? ''}`
