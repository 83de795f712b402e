import 'server-only'

/** The SVG is meant for `img`; opened as a page, nothing in it may run. */
const HEADERS = {
  pdf: { 'content-type': 'application/pdf', 'content-disposition': 'inline; filename="label.pdf"' },
  svg: { 'content-type': 'image/svg+xml', 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" },
} as const

/** Answers a shipping label, which must not be cached. */
export const labelResponse = (format: keyof typeof HEADERS, bytes: Buffer): Response =>
  new Response(new Uint8Array(bytes), {
    headers: { ...HEADERS[format], 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' },
  })
