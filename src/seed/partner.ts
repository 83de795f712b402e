import type { PartnerRow } from '@/domain/content'

/** The sample partner: tokens of the design's `[data-partner="agan"]`, words of the market. */
export const aganPartner = (words: { headline: string; intro: string }, code: string, port: number): PartnerRow => ({
  code: 'agan',
  name: 'AGAN',
  logoUrl: null,
  colours: { action: '#173f8a', onAction: '#ffffff', ground: '#f7f8fa', tint: '#eaeff6' },
  coloursDark: { action: '#a3c0fa', onAction: '#0a1733', ground: '#111318', tint: '#1b212c' },
  ...words,
  frameOrigins: [`https://${code}.agan.example`, `http://partner.localhost:${port}`, `http://localhost:${port}`],
  voucherPayout: false,
})
