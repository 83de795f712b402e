import type { IntlShape } from 'react-intl'

/** The formatted texts of the sign-up: the form is on the home page and must not load a message formatter. */
export type SignUpTexts = Readonly<
  Record<
    | 'email'
    | 'subscribe'
    | 'anytime'
    | 'askedTitle'
    | 'askedText'
    | 'emailRequired'
    | 'emailInvalid'
    | 'tooMany'
    | 'away'
    | 'offline',
    string
  >
>

export const signUpTexts = (intl: Pick<IntlShape, 'formatMessage'>): SignUpTexts => ({
  email: intl.formatMessage({ id: 'newsletter.email' }),
  subscribe: intl.formatMessage({ id: 'newsletter.subscribe' }),
  anytime: intl.formatMessage({ id: 'newsletter.anytime' }),
  askedTitle: intl.formatMessage({ id: 'newsletter.askedTitle' }),
  askedText: intl.formatMessage({ id: 'newsletter.askedText' }),
  emailRequired: intl.formatMessage({ id: 'newsletter.emailRequired' }),
  emailInvalid: intl.formatMessage({ id: 'newsletter.emailInvalid' }),
  tooMany: intl.formatMessage({ id: 'newsletter.tooMany' }),
  away: intl.formatMessage({ id: 'newsletter.away' }),
  offline: intl.formatMessage({ id: 'offline.kept' }),
})
