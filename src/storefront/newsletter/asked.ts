/** Id of what the page says after a sign-up without JavaScript; the address leads to it. */
export const ASKED = 'asked'
