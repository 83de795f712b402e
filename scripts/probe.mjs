// Health check of the containers: exits 0 when the address answers 200 within three seconds.
const response = await fetch(process.argv[2], { signal: AbortSignal.timeout(3000) }).catch(() => null)
process.exit(response?.status === 200 ? 0 : 1)
