import 'server-only'

/** The SVG is opened as an image; should somebody open it as a page, nothing in it may run. */
const HEADERS = {
  pdf: { 'content-type': 'application/pdf', 'content-disposition': 'inline; filename="label.pdf"' },
  svg: { 'content-type': 'image/svg+xml', 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" },
} as const

/** A shipping label on its way to its owner and to no cache. */
export const labelResponse = (format: keyof typeof HEADERS, bytes: Buffer): Response =>
  new Response(new Uint8Array(bytes), {
    headers: { ...HEADERS[format], 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' },
  })
