/** Cookie of the affiliate host's id for this browser: a year, only after consent, gone with it (G-07). */
export const CLIENT_ID_COOKIE = 'client_id'
export const CLIENT_ID_SECONDS = 31_536_000
