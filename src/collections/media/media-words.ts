/** Most of an upload: bytes, and pixels because the decoded size costs memory. AVIF is decoded whole, at 20 bytes a pixel. */
export const UPLOAD_LIMITS = { bytes: 10 * 1024 * 1024, pixels: 40_000_000, avifPixels: 12_000_000 } as const
