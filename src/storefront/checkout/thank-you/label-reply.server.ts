import 'server-only'
import { file, type FileReply } from '@/http/reply'

/** The SVG is meant for `img`; opened as a page, nothing in it may run. */
const HEADERS = {
  pdf: { 'content-disposition': 'inline; filename="label.pdf"' },
  svg: { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox" },
} as const

/** Answers a shipping label. */
export const labelReply = (format: keyof typeof HEADERS, bytes: Buffer): FileReply =>
  file(bytes, { ...HEADERS[format], 'x-content-type-options': 'nosniff' })
