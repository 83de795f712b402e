import { portraitAddress } from '@/contracts/portrait-address'
import { traitsOfDevice } from '@/portraits/draw-portrait'
import { drawPrintPortrait } from '@/portraits/share-picture'
import type { TextLanguage } from '@platform/markets/platform-market'
import type { WholeTrade } from '@platform/trades/trade-store'
import type { CarrierWords } from '@platform/written-values'
import QRCode from 'qrcode'

export type LabelTexts = CarrierWords & {
  title: string
  from: string
  to: string
  number: string
  code: string
  devices: string
  /** Which of several parcels: "Parcel 2 of 3". */
  parcel: string
  cut: string
  checklist: string
  /** The operator's country, as this market calls it. */
  returnCountry: string
}

const GERMAN: LabelTexts = {
  title: 'Versandetikett',
  from: 'Absender',
  to: 'Empfänger',
  number: 'Verkaufsnummer',
  code: 'Kein Drucker? Diesen Code im Paketshop zeigen.',
  devices: 'Im Paket',
  parcel: 'Paket {number} von {all}',
  carried: 'Versand mit Sendungsverfolgung: {carrier}.',
  insured: 'Versichert bis {sum}.',
  uninsured: 'Der Inhalt bringt {worth}: Was über {sum} hinausgeht, ist nicht versichert.',
  cut: 'Hier abschneiden und das Etikett gut sichtbar auf das Paket kleben.',
  checklist: 'Bevor Sie das Paket schließen',
  returnCountry: 'Deutschland',
}

export const LABEL_TEXTS: Record<TextLanguage, LabelTexts> = {
  de: GERMAN,
  at: GERMAN,
  en: {
    title: 'Shipping label',
    from: 'From',
    to: 'To',
    number: 'Sale number',
    code: 'No printer? Show this code at the drop-off shop.',
    devices: 'In the parcel',
    parcel: 'Parcel {number} of {all}',
    carried: 'Shipping with tracking: {carrier}.',
    insured: 'Insured up to {sum}.',
    uninsured: 'The contents bring {worth}: what exceeds {sum} is not insured.',
    cut: 'Cut here and stick the label on the parcel where it is easy to see.',
    checklist: 'Before you close the parcel',
    returnCountry: 'Germany',
  },
  es: {
    title: 'Etiqueta de envío',
    from: 'Remitente',
    to: 'Destinatario',
    number: 'Número de venta',
    code: '¿Sin impresora? Muestre este código en el punto de entrega.',
    devices: 'En el paquete',
    parcel: 'Paquete {number} de {all}',
    carried: 'Transporte y seguimiento: {carrier}.',
    insured: 'Asegurado hasta {sum}.',
    uninsured: 'El contenido vale {worth}: lo que supere {sum} no está asegurado.',
    cut: 'Recorte por aquí y pegue la etiqueta en un lugar bien visible del paquete.',
    checklist: 'Antes de cerrar el paquete',
    returnCountry: 'Alemania',
  },
  fr: {
    title: 'Étiquette d’envoi',
    from: 'Expéditeur',
    to: 'Destinataire',
    number: 'Numéro de vente',
    code: 'Sans imprimante\u00a0? Montrez ce code au point relais.',
    devices: 'Dans le colis',
    parcel: 'Colis {number} sur {all}',
    carried: 'Transport et suivi\u00a0: {carrier}.',
    insured: 'Assuré jusqu’à {sum}.',
    uninsured: 'Le contenu vaut {worth}\u00a0: ce qui dépasse {sum} n’est pas assuré.',
    cut: 'Découpez ici et collez l’étiquette bien en vue sur le colis.',
    checklist: 'Avant de fermer le colis',
    returnCountry: 'Allemagne',
  },
  it: {
    title: 'Etichetta di spedizione',
    from: 'Mittente',
    to: 'Destinatario',
    number: 'Numero di vendita',
    code: 'Senza stampante? Mostri questo codice al punto di consegna.',
    devices: 'Nel pacco',
    parcel: 'Pacco {number} di {all}',
    carried: 'Trasporto e tracciamento: {carrier}.',
    insured: 'Assicurato fino a {sum}.',
    uninsured: 'Il contenuto vale {worth}: la parte oltre {sum} non è assicurata.',
    cut: 'Ritagli qui e incolli l’etichetta ben visibile sul pacco.',
    checklist: 'Prima di chiudere il pacco',
    returnCountry: 'Germania',
  },
}

/** Where parcels go. Sample data of the reference operator, as in the imprint. */
export const RETURN_ADDRESS = ['Revalo GmbH', 'Wareneingang', 'Musterstraße 1', '10115 Berlin']

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
export const drawingOf = ({ device }: Line): string => portraitAddress(device.categoryId, device.picture ?? null)

/** The drawings of devices as data of a PNG by `drawingOf`, so that equal ones are drawn once. */
export async function drawingsOf(lines: readonly Line[]): Promise<ReadonlyMap<string, string>> {
  const drawings = new Map<string, string>()
  for (const [address, { device }] of new Map(lines.map((line) => [drawingOf(line), line]))) {
    const drawn = await drawPrintPortrait(traitsOfDevice(device.categoryId, device.picture ?? null))
    drawings.set(address, `data:image/png;base64,${Buffer.from(drawn).toString('base64')}`)
  }
  return drawings
}
