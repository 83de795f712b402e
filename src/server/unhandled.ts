/** Error codes of a visitor's broken connection; they say nothing about the state of the process. */
const GONE = new Set(['ECONNRESET', 'EPIPE', 'ECONNABORTED', 'ERR_STREAM_PREMATURE_CLOSE', 'ERR_STREAM_DESTROYED', 'ABORT_ERR'])

/** True for errors of a broken connection or an aborted request, which need no restart (F28). */
export function isHarmless(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return GONE.has(code) || error.name === 'AbortError' || error.name === 'ResponseAborted'
}
