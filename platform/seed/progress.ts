/** The progress of a repeated step, with an estimate of the seconds that are left: "2 of 6, about 40 s left". */
export function formatProgress(done: number, total: number, elapsedMs: number): string {
  const left = Math.ceil((elapsedMs / 1000 / done) * (total - done))
  return `${done} of ${total}${left > 0 ? `, about ${left} s left` : ''}`
}
