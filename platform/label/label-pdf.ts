import PDFDocument from 'pdfkit'
import type { PlatformMarket } from '@platform/markets/market'
import { parcelsOf, type TradeParcel } from '@platform/trades/parcels'
import type { WholeTrade } from '@platform/trades/trade-store'
import { fill } from '@platform/mail/mail'
import { writtenCarrier, writtenMoment } from '@platform/written-values'
import { checklist } from './checklist'
import { type LabelCode, qrModules, LABEL_TEXTS, type LabelTexts, RETURN_ADDRESS } from './label-texts'

/** What Windows-1252 has beyond Latin-1; the PDF's built-in fonts can write this and Latin-1, nothing else. */
const BEYOND_LATIN = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'
const STAND_INS: Record<string, string> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ħ: 'h', ı: 'i', ẞ: 'SS', '\u202f': '\u00a0' }

const writable = (letter: string) => {
  const point = letter.codePointAt(0) ?? 0
  return (point >= 0x20 && point <= 0x7e) || (point >= 0xa0 && point <= 0xff) || BEYOND_LATIN.includes(letter)
}

/** A name from anywhere in letters that the built-in fonts have: "Łukasz Dvořák" prints as "Lukasz Dvorák". */
export function winAnsi(text: string): string {
  return [...text.normalize('NFC')]
    .map((letter) => {
      if (writable(letter)) return letter
      const plain = STAND_INS[letter] ?? letter.normalize('NFD').replace(/\p{M}/gu, '')
      return [...plain].every(writable) ? plain : '?'
    })
    .join('')
}

type Pdf = PDFKit.PDFDocument
type Page = { pdf: Pdf; trade: WholeTrade; parcel: TradeParcel; code: LabelCode; market: PlatformMarket; texts: LabelTexts }

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
  options: { bold?: boolean; quiet?: boolean; width?: number } = {},
) {
  pdf.font(options.bold ? 'Helvetica-Bold' : 'Helvetica', size).fillColor(options.quiet ? QUIET : INK)
  pdf.text(winAnsi(text), x, y, { width: options.width ?? WIDTH / 2 })
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
  if (code.parcel === null) return
  const values = { number: String(code.parcel), all: String(parcelsOf(trade).length) }
  write(pdf, fill(texts.parcel, values), left, top + QR_SIZE + 84, 14, { bold: true, width: QR_SIZE })
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

function drawBelow({ pdf, trade, parcel, market, texts }: Page) {
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
  const shown = parcel.lines.slice(0, 12)
  for (const { device, quantity } of shown)
    write(pdf, `${quantity} × ${device.manufacturer} ${device.name}`, EDGE, pdf.y + 2, 10, { width: WIDTH })
  if (parcel.lines.length > shown.length) write(pdf, `+ ${parcel.lines.length - shown.length}`, EDGE, pdf.y + 2, 10)
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

/**
 * One A4 page per parcel: the label to stick on, and below the cut the checklist in the market's language (U-08). `only`: the
 * page of one parcel.
 */
export function labelPdf(trade: WholeTrade, market: PlatformMarket, only?: number): Promise<Buffer> {
  const texts = LABEL_TEXTS[market.language]
  const info = { Title: `${texts.title} ${trade.number}`, CreationDate: trade.createdAt }
  const pdf = new PDFDocument({ size: 'A4', margin: EDGE, lang: market.locale, displayTitle: true, info, autoFirstPage: false })
  for (const label of labelsOf(trade).filter(({ parcel: { number } }) => only === undefined || number === only)) {
    pdf.addPage()
    const page: Page = { pdf, trade, market, texts, ...label }
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
