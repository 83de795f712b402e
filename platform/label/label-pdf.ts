import PDFDocument from 'pdfkit'
import type { PlatformMarket } from '@platform/markets/platform-market'
import { listParcels, type TradeParcel } from '@platform/trades/parcels'
import type { WholeTrade } from '@platform/trades/trade-store'
import { type Text, textIn } from '@platform/messages/texts'
import { writtenCarrier, writtenMoment } from '@platform/written-values'
import { checklist } from './checklist'
import { findDrawing, loadDrawings, type LabelCode, qrModules, RETURN_ADDRESS } from './label-texts'
import { type TextRun, textRuns } from './label-fonts'

type Pdf = PDFKit.PDFDocument
/** `drawings`: those of the devices by their addresses, so that equal ones are in the PDF once. */
type Page = Readonly<{ pdf: Pdf; trade: WholeTrade; parcel: TradeParcel; code: LabelCode; market: PlatformMarket }> &
  Readonly<{
    text: Text
    drawings: ReadonlyMap<string, string>
    sender: readonly Runs[]
    brand: Runs
    names: ReadonlyMap<string, Runs>
  }>
/** A text in fonts that have its letters. */
type Runs = readonly TextRun[]

/** Margins and size of an A4 page in points. */
const EDGE = 48
const WIDTH = 595.28 - 2 * EDGE
const LABEL = { top: EDGE, height: 330 }
const QR_SIZE = 150
const INK = '#16211c'
const QUIET = '#55605a'
/** Where the baseline of a line is, as a share of the size. */
const ASCENT = 0.76

/** Returns where the text ends. */
function write(
  pdf: Pdf,
  text: string | Runs,
  x: number,
  y: number,
  size: number,
  options: { bold?: boolean; quiet?: boolean; width?: number; height?: number } = {},
): number {
  const { width = WIDTH / 2, height } = options
  const plain = { font: options.bold ? 'Helvetica-Bold' : 'Helvetica', isRightToLeft: false }
  const runs = typeof text === 'string' ? [{ ...plain, text: text.replaceAll('\u202f', '\u00a0') }] : text
  const shift = runs.length > 1 ? size * ASCENT : 0
  pdf.fillColor(options.quiet ? QUIET : INK)
  for (const [index, run] of runs.entries()) {
    const more = {
      ...{ width, continued: index < runs.length - 1, ...(height && { height, ellipsis: true }) },
      // Fonts differ in their height; runs of one line share its baseline. With a list of features a run is shaped as a whole.
      ...(runs.length > 1 && { baseline: 'alphabetic' as const }),
      ...(run.isRightToLeft && { features: [] }),
    }
    pdf.font(run.font, size)
    if (index === 0) pdf.text(run.text, x, y + shift, more)
    else pdf.text(run.text, more)
  }
  return pdf.y - shift
}

/** Each line below the one before, however often that is broken; returns where the last one ends. */
function writeAddress({ pdf }: Page, heading: string, lines: readonly (string | Runs)[], y: number, size: number): number {
  write(pdf, heading, EDGE + 20, y, 9, { quiet: true })
  let next = y + 14
  for (const [index, line] of lines.entries()) {
    const end = write(pdf, line, EDGE + 20, next, size, { bold: index === 0, width: 300 })
    next = Math.max(next + size + 4, end + 2)
  }
  return next
}

function drawQr({ pdf, trade, code, text }: Page) {
  const modules = qrModules(code)
  const step = QR_SIZE / modules.length
  const [left, top] = [EDGE + WIDTH - QR_SIZE - 20, LABEL.top + 24]
  pdf.fillColor('#000000')
  for (const [row, cells] of modules.entries())
    for (const [column, dark] of cells.entries()) if (dark) pdf.rect(left + column * step, top + row * step, step, step)
  pdf.fill()
  write(pdf, trade.number, left, top + QR_SIZE + 10, 18, { bold: true, width: QR_SIZE })
  write(pdf, text('label.number'), left, top + QR_SIZE + 32, 9, { quiet: true, width: QR_SIZE })
  write(pdf, text('label.code'), left, top + QR_SIZE + 50, 9, { width: QR_SIZE })
  const values = { number: String(code.parcel), all: String(listParcels(trade).length) }
  if (code.parcel !== null) write(pdf, text('label.parcel', values), left, top + QR_SIZE + 84, 14, { bold: true, width: QR_SIZE })
}

function senderLines({ customer, company, address: from }: WholeTrade, market: PlatformMarket): string[] {
  const name = `${customer.firstName} ${customer.lastName}`
  const street = [from.street, from.houseNumber].filter(Boolean).join(' ')
  const second = from.line2 ? [from.line2] : []
  return [...(company ? [company.name] : []), name, street, ...second, `${from.postalCode} ${from.city}`, market.countryName]
}

function drawLabel(page: Page) {
  page.pdf.roundedRect(EDGE, LABEL.top, WIDTH, LABEL.height, 8).lineWidth(1).strokeColor(INK).stroke()
  const end = writeAddress(page, page.text('label.from'), page.sender, LABEL.top + 22, 10)
  writeAddress(
    page,
    page.text('label.to'),
    [page.brand, ...RETURN_ADDRESS, page.text('label.returnCountry')],
    Math.max(LABEL.top + 150, end + 14),
    15,
  )
  drawQr(page)
}

/** More devices are a number in the last place. */
const MAX_DEVICES = 10
const shownOf = ({ lines }: TradeParcel) => (lines.length > MAX_DEVICES ? lines.slice(0, MAX_DEVICES - 1) : lines)

const nameOf = ({ quantity, device }: TradeParcel['lines'][number]) => `${quantity} × ${device.manufacturer} ${device.name}`

/** A few devices below each other, more of them smaller and in two columns, so that all fits on the page. */
function drawDevices({ pdf, parcel, drawings, names }: Page) {
  const shown = shownOf(parcel)
  const more = parcel.lines.length - shown.length
  const [columns, size] = shown.length > 3 ? [2, 20] : [1, 32]
  const [rows, width, top] = [Math.ceil((shown.length + Math.sign(more)) / columns), WIDTH / columns, pdf.y + 4]
  const placeOf = (index: number) => [EDGE + Math.floor(index / rows) * width, top + (index % rows) * (size + 3)] as const
  for (const [index, line] of shown.entries()) {
    const [x, y] = placeOf(index)
    pdf.image(drawings.get(findDrawing(line)) ?? '', x, y, { width: size })
    const name = nameOf(line)
    write(pdf, names.get(name) ?? name, x + size + 8, y + size / 2 - 5, 10, { width: width - size - 16, height: 10 })
  }
  const [x, y] = placeOf(shown.length)
  if (more > 0) write(pdf, `+ ${more}`, x + size + 8, y + size / 2 - 5, 10)
  pdf.y = top + rows * (size + 3)
}

function drawBelow(page: Page) {
  const { pdf, trade, parcel, market, text } = page
  const cut = LABEL.top + LABEL.height + 22
  pdf
    .moveTo(EDGE, cut)
    .lineTo(EDGE + WIDTH, cut)
    .dash(4, { space: 4 })
    .strokeColor(QUIET)
    .stroke()
    .undash()
  write(pdf, text('label.cut'), EDGE, cut + 6, 9, { quiet: true, width: WIDTH })
  write(pdf, text('label.checklist'), EDGE, cut + 34, 14, { bold: true, width: WIDTH })
  pdf.y = cut + 58
  const devices = parcel.lines.map(({ device }) => device)
  for (const step of checklist(market, devices, writtenMoment(market, trade.lockUntil))) {
    const top = pdf.y
    pdf
      .rect(EDGE, top + 1, 9, 9)
      .lineWidth(0.8)
      .strokeColor(INK)
      .stroke()
    write(pdf, step, EDGE + 18, top, 10.5, { width: WIDTH - 18 })
    pdf.y += 6
  }
  write(pdf, text('label.devices'), EDGE, pdf.y + 8, 12, { bold: true, width: WIDTH })
  drawDevices(page)
  const carrier = writtenCarrier(market, trade, 'label', parcel.number)
  if (carrier !== null) write(pdf, carrier, EDGE, pdf.y + 10, 10, { width: WIDTH })
}

/** The parcels that may still be sent, with what their codes contain. */
export function listLabels(trade: WholeTrade): { parcel: TradeParcel; code: LabelCode }[] {
  const all = listParcels(trade)
  return all
    .filter(({ state }) => state !== 'void')
    .map((parcel) => ({ parcel, code: { number: trade.number, parcel: all.length > 1 ? parcel.number : null } }))
}

/** An A4 page per parcel: the label, and below the cut the checklist in the market's language (U-08). `only`: that of one parcel. */
export async function labelPdf(trade: WholeTrade, market: PlatformMarket, only?: number): Promise<Buffer> {
  const labels = listLabels(trade).filter(({ parcel: { number } }) => only === undefined || number === only)
  const drawings = await loadDrawings(labels.flatMap(({ parcel }) => shownOf(parcel)))
  const text = textIn(market)
  const info = { Title: `${text('label.title')} ${trade.number}`, CreationDate: trade.createdAt }
  const pdf = new PDFDocument({ size: 'A4', margin: EDGE, lang: market.locale, displayTitle: true, info, autoFirstPage: false })
  const inFonts = async (text: string, bold = false): Promise<Runs> => {
    const runs = await textRuns(text, bold)
    for (const { font, data } of runs) if (data) pdf.registerFont(font, data)
    return runs
  }
  const sender = await Promise.all(senderLines(trade, market).map((line, index) => inFonts(line, index === 0)))
  const brand = await inFonts(market.brand.name, true)
  const names = new Map<string, Runs>()
  for (const name of labels.flatMap(({ parcel }) => shownOf(parcel)).map(nameOf)) names.set(name, await inFonts(name))
  for (const label of labels) {
    pdf.addPage()
    const page: Page = { pdf, trade, market, text, drawings, sender, brand, names, ...label }
    drawLabel(page)
    drawBelow(page)
  }
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
    pdf.end()
  })
}
