/** Id of the confirmation that a sign-up without JavaScript redirects to. */
export const ASKED = 'asked'
