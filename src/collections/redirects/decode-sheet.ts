const MARKS: readonly (readonly [bytes: readonly number[], encoding: string])[] = [
  [[0xef, 0xbb, 0xbf], 'utf-8'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
]

/** The text of a file saved by a spreadsheet: UTF-8, UTF-16 with a byte order mark, or else Windows-1252. */
export function decodeSheet(bytes: Uint8Array): string {
  const mark = MARKS.find(([start]) => start.every((byte, index) => bytes[index] === byte))
  if (mark) return new TextDecoder(mark[1]).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
