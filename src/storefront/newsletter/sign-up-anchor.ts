/** Id of the confirmation that a sign-up without JavaScript redirects to. */
export const SIGN_UP_ANCHOR = 'asked'
