import type { PartnerRow } from '@/domain/content/content'
import type { Market } from '@/domain/market/market'

/** The port of the demo's sample page of a partner (`docs/widget.md`). */
export const SAMPLE_PORT = 8090

const framing = (host: string, port: number): string[] => [
  `https://${host}`,
  `http://partner.localhost:${port}`,
  `http://partner.localhost:${SAMPLE_PORT}`,
  `http://localhost:${port}`,
]

/** The sample partner: colours of its own, texts of the market. */
export const aganPartner = (words: { headline: string; intro: string }, code: string, port: number): PartnerRow => ({
  code: 'agan',
  name: 'AGAN',
  logoUrl: null,
  colours: { action: '#173f8a', onAction: '#ffffff', ground: '#f7f8fa', tint: '#eaeff6' },
  coloursDark: { action: '#a3c0fa', onAction: '#0a1733', ground: '#111318', tint: '#1b212c' },
  ...words,
  frameOrigins: framing(`${code}.agan.example`, port),
  voucherPayout: false,
})

/** The partner of the business widget: the shop itself, under its own name and colours, in the intranets of its customers. */
export const businessPartner = ({ code, brand }: Market, port: number): PartnerRow => ({
  code: 'business',
  name: brand.name,
  logoUrl: brand.logoUrl,
  colours: null,
  coloursDark: null,
  headline: null,
  intro: null,
  frameOrigins: framing(`${code}.intranet.example`, port),
  voucherPayout: false,
})
