/**
 * Cookie with the affiliate host's id for this browser: a year, only after consent, removed when consent is withdrawn
 * (G-07).
 */
export const CLIENT_ID_COOKIE = 'client_id'
export const CLIENT_ID_SECONDS = 31_536_000
