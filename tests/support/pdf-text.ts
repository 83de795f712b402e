import { constants, inflateSync } from 'node:zlib'

/** The text of a label: the strings of its content streams, which the built-in fonts write in Windows-1252. */
export function pdfText(pdf: Buffer): string {
  const bytes = pdf.toString('latin1')
  const streams = [...bytes.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, data = '']) => {
    try {
      // The last byte of a stream may look like a line break before `endstream`, and then belongs to its checksum.
      return inflateSync(Buffer.from(data, 'latin1'), { finishFlush: constants.Z_SYNC_FLUSH }).toString('latin1')
    } catch {
      return ''
    }
  })
  const shown = [...streams.join('\n').matchAll(/\[([^\]]*)\] TJ/g)].map(([, parts = '']) =>
    [...parts.matchAll(/<([0-9a-f]*)>/gi)].map(([, hex = '']) => Buffer.from(hex, 'hex')),
  )
  return shown.map((pieces) => new TextDecoder('windows-1252').decode(Buffer.concat(pieces))).join('\n')
}
