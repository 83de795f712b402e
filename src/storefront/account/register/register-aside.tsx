import { FormattedMessage } from 'react-intl'
import { Icon, type IconName } from '@/storefront/kit/icon'
import layout from '@/storefront/kit/layout.module.css'
import surface from '@/storefront/kit/surface.module.css'
import type { MessageId } from '@/storefront/i18n/message-types'
import classes from '@/storefront/account/profile/profile.module.css'

const FACTS: readonly (readonly [IconName, MessageId])[] = [
  ['clock', 'profile.whyFollow'],
  ['check', 'profile.whyFaster'],
  ['lock', 'profile.whySafe'],
]

/** The advantages of an account, and a note that selling works without one. */
export const RegisterAside = () => (
  <aside className={`${layout.aside} ${surface.panel} ${surface.tint} ${classes.aside}`} aria-labelledby="register-why">
    <h2 id="register-why">
      <FormattedMessage id="profile.why" />
    </h2>
    <ul className={classes.facts}>
      {FACTS.map(([icon, text]) => (
        <li key={text}>
          <Icon name={icon} />
          <span>
            <FormattedMessage id={text} />
          </span>
        </li>
      ))}
    </ul>
    <p className={`${layout.small} ${layout.muted}`}>
      <FormattedMessage id="profile.withoutAccount" />
    </p>
  </aside>
)
