import type { IntlShape } from 'react-intl'
import classes from './skip-links.module.css'
import { SKIP_TARGETS } from './skip-targets'

/** The first four tab stops (L-03); every layout has all four targets, and each takes the focus. */
export function SkipLinks({ intl }: { intl: IntlShape }) {
  return (
    <nav className={classes.skip} aria-label={intl.formatMessage({ id: 'shell.skip' })}>
      <a href={`#${SKIP_TARGETS.navigation}`}>{intl.formatMessage({ id: 'shell.skipNavigation' })}</a>
      <a href={`#${SKIP_TARGETS.search}`}>{intl.formatMessage({ id: 'shell.skipSearch' })}</a>
      <a href={`#${SKIP_TARGETS.content}`}>{intl.formatMessage({ id: 'shell.skipContent' })}</a>
      <a href={`#${SKIP_TARGETS.footer}`}>{intl.formatMessage({ id: 'shell.skipFooter' })}</a>
    </nav>
  )
}
