import { portraitAddress } from '@trade-in-shop/contracts/portrait-address'
import { traitsOfDevice } from '@trade-in-shop/device-portraits/draw-portrait'
import { drawPrintPortrait } from '@trade-in-shop/device-portraits/share-picture'
import type { WholeTrade } from '@platform/trades/trade-store'
import QRCode from 'qrcode'

/** Where parcels go, below the name of the market's brand. Sample data of the reference operator, as in the imprint. */
export const RETURN_ADDRESS = ['Wareneingang', 'Musterstraße 1', '10115 Berlin']

/** `parcel`: which of several (P-02); null for the only one. */
export type LabelCode = Readonly<{ number: string; parcel: number | null }>

/** What a label's code contains: the number of the trade, followed by that of one of several parcels. */
const contentOf = ({ number, parcel }: LabelCode): string => (parcel === null ? number : `${number}-${parcel}`)

/** The label's code as a QR code for a phone's display at the counter, without personal data. */
export const labelQr = (code: LabelCode): Promise<string> =>
  QRCode.toString(contentOf(code), { type: 'svg', errorCorrectionLevel: 'Q', margin: 2 })

/** The same code as rows of dark and light modules, for the PDF. */
export function qrModules(code: LabelCode): boolean[][] {
  const { modules } = QRCode.create(contentOf(code), { errorCorrectionLevel: 'Q' })
  return Array.from({ length: modules.size }, (_, row) =>
    Array.from({ length: modules.size }, (_, column) => modules.get(row, column) === 1),
  )
}

type Line = WholeTrade['lines'][number]
export const findDrawing = ({ device }: Line): string => portraitAddress(device.categoryId, device.picture ?? null, 'png')

/** The drawings of devices as data of a PNG by `findDrawing`, so that equal ones are drawn once. */
export async function loadDrawings(lines: readonly Line[]): Promise<ReadonlyMap<string, string>> {
  const drawings = new Map<string, string>()
  for (const [address, { device }] of new Map(lines.map((line) => [findDrawing(line), line]))) {
    const drawn = await drawPrintPortrait(traitsOfDevice(device.categoryId, device.picture ?? null))
    drawings.set(address, `data:image/png;base64,${Buffer.from(drawn).toString('base64')}`)
  }
  return drawings
}
