const HOST = /^([a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?)\.?(?::\d{1,5})?$/

/**
 * The host name of a request in lower case, without port and without one trailing dot; empty when missing or invalid.
 * `X-Forwarded-Host` is used only behind a trusted proxy, and then its last value, which that proxy wrote.
 */
export function readHostname(host: string | null | undefined, forwarded: string | null | undefined, isTrusted: boolean): string {
  const given = isTrusted && forwarded ? forwarded.split(',').at(-1) : host
  return HOST.exec((given ?? '').trim().toLowerCase())?.[1] ?? ''
}
