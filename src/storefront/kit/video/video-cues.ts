export type VideoCue = Readonly<{ from: number; to: number; text: string }>

/**
 * Distributes the sentences of a transcript over the seconds of its video, each in proportion to its length; the video
 * must say exactly these sentences in this order.
 */
export function cuesOf(transcript: string, seconds: number): VideoCue[] {
  if (!Number.isFinite(seconds) || seconds <= 0) return []
  const sentences = transcript.split(/(?<=[.!?…])\s+/u).filter(Boolean)
  const letters = sentences.reduce((sum, { length }) => sum + length, 0)
  let said = 0
  return sentences.map((text) => {
    const from = (said / letters) * seconds
    said += text.length
    return { from, to: (said / letters) * seconds, text }
  })
}
