import type { createIntl, IntlConfig, IntlShape } from 'react-intl'

/**
 * A formatter whose dates are in the time zone of `config`. With a time zone react-intl builds all date formats again at each
 * `formatMessage`, so messages get a formatter without one: no message formats a date itself (`messages.test.ts`).
 */
export function makeIntl(create: typeof createIntl, config: IntlConfig): IntlShape {
  const { formatMessage } = create({ ...config, timeZone: undefined })
  return { ...create(config), formatMessage, $t: formatMessage }
}
