/** A move that is not allowed; the message is for the person who tried it. */
export class MoveRefused extends Error {
  override readonly name = 'MoveRefused'
}
