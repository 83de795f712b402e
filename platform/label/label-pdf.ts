import PDFDocument from 'pdfkit'
import type { PlatformMarket } from '@platform/markets/platform-market'
import { parcelsOf, type TradeParcel } from '@platform/trades/parcels'
import type { WholeTrade } from '@platform/trades/trade-store'
import { fill } from '@platform/mail/mail'
import { writtenCarrier, writtenMoment } from '@platform/written-values'
import { checklist } from './checklist'
import {
  drawingOf,
  drawingsOf,
  type LabelCode,
  qrModules,
  LABEL_TEXTS,
  type LabelTexts,
  RETURN_ADDRESS,
  winAnsi,
} from './label-texts'

type Pdf = PDFKit.PDFDocument
/** `drawings`: those of the devices by their addresses, so that equal ones are in the PDF once. */
type Page = Readonly<{ pdf: Pdf; trade: WholeTrade; parcel: TradeParcel; code: LabelCode; market: PlatformMarket }> &
  Readonly<{ texts: LabelTexts; drawings: ReadonlyMap<string, string> }>

/** Margins and size of an A4 page in points. */
const EDGE = 48
const WIDTH = 595.28 - 2 * EDGE
const LABEL = { top: EDGE, height: 330 }
const QR_SIZE = 150
const INK = '#16211c'
const QUIET = '#55605a'

function write(
  pdf: Pdf,
  text: string,
  x: number,
  y: number,
  size: number,
  options: { bold?: boolean; quiet?: boolean; width?: number; height?: number } = {},
) {
  pdf.font(options.bold ? 'Helvetica-Bold' : 'Helvetica', size).fillColor(options.quiet ? QUIET : INK)
  const { width = WIDTH / 2, height } = options
  pdf.text(winAnsi(text), x, y, { width, ...(height && { height, ellipsis: true }) })
}

function address(page: Page, heading: string, lines: string[], y: number, size: number) {
  write(page.pdf, heading, EDGE + 20, y, 9, { quiet: true })
  for (const [index, line] of lines.entries())
    write(page.pdf, line, EDGE + 20, y + 14 + index * (size + 4), size, { bold: index === 0, width: 300 })
}

function drawQr({ pdf, trade, code, texts }: Page) {
  const modules = qrModules(code)
  const step = QR_SIZE / modules.length
  const [left, top] = [EDGE + WIDTH - QR_SIZE - 20, LABEL.top + 24]
  pdf.fillColor('#000000')
  for (const [row, cells] of modules.entries())
    for (const [column, dark] of cells.entries()) if (dark) pdf.rect(left + column * step, top + row * step, step, step)
  pdf.fill()
  write(pdf, trade.number, left, top + QR_SIZE + 10, 18, { bold: true, width: QR_SIZE })
  write(pdf, texts.number, left, top + QR_SIZE + 32, 9, { quiet: true, width: QR_SIZE })
  write(pdf, texts.code, left, top + QR_SIZE + 50, 9, { width: QR_SIZE })
  const values = { number: String(code.parcel), all: String(parcelsOf(trade).length) }
  if (code.parcel !== null) write(pdf, fill(texts.parcel, values), left, top + QR_SIZE + 84, 14, { bold: true, width: QR_SIZE })
}

function senderLines({ trade, market }: Page): string[] {
  const { customer, company, address: from } = trade
  const name = `${customer.firstName} ${customer.lastName}`
  const street = [from.street, from.houseNumber].filter(Boolean).join(' ')
  return [...(company ? [company.name] : []), name, street, `${from.postalCode} ${from.city}`, market.countryName]
}

function drawLabel(page: Page) {
  page.pdf.roundedRect(EDGE, LABEL.top, WIDTH, LABEL.height, 8).lineWidth(1).strokeColor(INK).stroke()
  address(page, page.texts.from, senderLines(page), LABEL.top + 22, 10)
  address(page, page.texts.to, [...RETURN_ADDRESS, page.texts.returnCountry], LABEL.top + 150, 15)
  drawQr(page)
}

/** More devices are a number in the last place. */
const MOST_DEVICES = 10
const shownOf = ({ lines }: TradeParcel) => (lines.length > MOST_DEVICES ? lines.slice(0, MOST_DEVICES - 1) : lines)

/** A few devices below each other, more of them smaller and in two columns, so that all fits on the page. */
function drawDevices({ pdf, parcel, drawings }: Page) {
  const shown = shownOf(parcel)
  const more = parcel.lines.length - shown.length
  const [columns, size] = shown.length > 3 ? [2, 20] : [1, 32]
  const [rows, width, top] = [Math.ceil((shown.length + Math.sign(more)) / columns), WIDTH / columns, pdf.y + 4]
  const placeOf = (index: number) => [EDGE + Math.floor(index / rows) * width, top + (index % rows) * (size + 3)] as const
  for (const [index, line] of shown.entries()) {
    const [x, y] = placeOf(index)
    pdf.image(drawings.get(drawingOf(line)) ?? '', x, y, { width: size })
    const name = `${line.quantity} × ${line.device.manufacturer} ${line.device.name}`
    write(pdf, name, x + size + 8, y + size / 2 - 5, 10, { width: width - size - 16, height: 10 })
  }
  const [x, y] = placeOf(shown.length)
  if (more > 0) write(pdf, `+ ${more}`, x + size + 8, y + size / 2 - 5, 10)
  pdf.y = top + rows * (size + 3)
}

function drawBelow(page: Page) {
  const { pdf, trade, parcel, market, texts } = page
  const cut = LABEL.top + LABEL.height + 22
  pdf
    .moveTo(EDGE, cut)
    .lineTo(EDGE + WIDTH, cut)
    .dash(4, { space: 4 })
    .strokeColor(QUIET)
    .stroke()
    .undash()
  write(pdf, texts.cut, EDGE, cut + 6, 9, { quiet: true, width: WIDTH })
  write(pdf, texts.checklist, EDGE, cut + 34, 14, { bold: true, width: WIDTH })
  pdf.y = cut + 58
  const categories = parcel.lines.map(({ device }) => device.categoryId)
  for (const step of checklist(market.language, categories, writtenMoment(market, trade.lockUntil))) {
    const top = pdf.y
    pdf
      .rect(EDGE, top + 1, 9, 9)
      .lineWidth(0.8)
      .strokeColor(INK)
      .stroke()
    write(pdf, step, EDGE + 18, top, 10.5, { width: WIDTH - 18 })
    pdf.y += 6
  }
  write(pdf, texts.devices, EDGE, pdf.y + 8, 12, { bold: true, width: WIDTH })
  drawDevices(page)
  const carrier = writtenCarrier(market, trade, texts, parcel.number)
  if (carrier !== null) write(pdf, carrier, EDGE, pdf.y + 10, 10, { width: WIDTH })
}

/** The parcels that may still be sent, with what their codes contain. */
export function labelsOf(trade: WholeTrade): { parcel: TradeParcel; code: LabelCode }[] {
  const all = parcelsOf(trade)
  return all
    .filter(({ state }) => state !== 'void')
    .map((parcel) => ({ parcel, code: { number: trade.number, parcel: all.length > 1 ? parcel.number : null } }))
}

/** An A4 page per parcel: the label, and below the cut the checklist in the market's language (U-08). `only`: that of one parcel. */
export async function labelPdf(trade: WholeTrade, market: PlatformMarket, only?: number): Promise<Buffer> {
  const labels = labelsOf(trade).filter(({ parcel: { number } }) => only === undefined || number === only)
  const drawings = await drawingsOf(labels.flatMap(({ parcel }) => shownOf(parcel)))
  const texts = LABEL_TEXTS[market.language]
  const info = { Title: `${texts.title} ${trade.number}`, CreationDate: trade.createdAt }
  const pdf = new PDFDocument({ size: 'A4', margin: EDGE, lang: market.locale, displayTitle: true, info, autoFirstPage: false })
  for (const label of labels) {
    pdf.addPage()
    const page: Page = { pdf, trade, market, texts, drawings, ...label }
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
