import type { createIntl, IntlConfig, IntlShape } from 'react-intl'

/**
 * A message, date or list of a component is in an element of its own: a browser that translates the page replaces bare text, which
 * React could then neither take away nor change.
 */
const textComponent = 'span'

/**
 * A formatter whose dates are in the time zone of `config`. With a time zone react-intl builds all date formats again at each
 * `formatMessage`, so messages get a formatter without one: no message formats a date itself (`messages.test.ts`).
 */
export function makeIntl(create: typeof createIntl, config: IntlConfig): IntlShape {
  const { formatMessage } = create({ ...config, textComponent, timeZone: undefined })
  return { ...create({ ...config, textComponent }), formatMessage, $t: formatMessage }
}
