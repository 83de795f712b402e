/** A move that is not allowed; the message is for the person who asked for it. */
export class MoveRefused extends Error {
  override readonly name = 'MoveRefused'
}
