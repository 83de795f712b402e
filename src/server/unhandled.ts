/** What a visitor who went away leaves behind; it says nothing about the state of the process. */
const GONE = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED', 'ABORT_ERR'])

/** True for errors of a broken connection or an aborted request: known sources, which need no restart (fault F28). */
export function isHarmless(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return GONE.has(code) || error.name === 'AbortError' || error.name === 'ResponseAborted'
}
