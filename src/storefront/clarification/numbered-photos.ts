import type { ClarificationLine } from '@trade-in-shop/contracts/clarifications'

/** A photo with its number among all photos of the device, and its address in the own API. */
export type NumberedPhoto = Readonly<{ number: number; src: string }>

type Photographed = Pick<ClarificationLine, 'differences' | 'photos'>

/** The photos of a line: those that prove each difference, in its order, and those that prove none. */
export function numberedPhotos(
  { differences, photos }: Photographed,
  id: string,
  trade: string,
): Readonly<{ proofs: NumberedPhoto[][]; others: NumberedPhoto[] }> {
  // The photo's id is the last part of the platform's path.
  const src = (photo: string) => `/api/clarifications/${id}/${trade}/photos/${photo.split('/').at(-1) ?? ''}`
  const select = (isWanted: (photo: string) => boolean) =>
    photos.flatMap((photo, index) => (isWanted(photo) ? [{ number: index + 1, src: src(photo) }] : []))
  const proving = new Set(differences.flatMap((difference) => difference.photos ?? []))
  return {
    proofs: differences.map((difference) => select((photo) => difference.photos?.includes(photo) ?? false)),
    others: select((photo) => !proving.has(photo)),
  }
}
