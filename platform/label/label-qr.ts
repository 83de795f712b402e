import QRCode from 'qrcode'

type Numbered = { number: string }

/** The trade number as a QR code for a phone's display at the counter, without personal data. */
export const labelQr = ({ number }: Numbered): Promise<string> =>
  QRCode.toString(number, { type: 'svg', errorCorrectionLevel: 'Q', margin: 2 })

/** The same code as rows of dark and light modules, for the PDF. */
export function qrModules({ number }: Numbered): boolean[][] {
  const { modules } = QRCode.create(number, { errorCorrectionLevel: 'Q' })
  return Array.from({ length: modules.size }, (_, row) =>
    Array.from({ length: modules.size }, (_, column) => modules.get(row, column) === 1),
  )
}
