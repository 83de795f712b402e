import type { Shop } from '@/domain/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import { Icon } from '@/storefront/kit/icon'
import layout from '@/storefront/kit/layout.module.css'
import classes from './contact-screen.module.css'
import { mailLink } from './mail-link'

/** The market's subjects (M-08), each a mail to who answers it; business shops write to the business address (S-02). */
export function ContactScreen({ shop }: { shop: Shop }) {
  const intl = intlFor(shop)
  const { contact } = shop.market
  const inbox = shop.business && contact.b2bAddress ? contact.b2bAddress : contact.toAddress
  return (
    <div className={`${layout.wrap} ${classes.page}`}>
      <h1>{intl.formatMessage({ id: 'contact.title' })}</h1>
      <p className={layout.lead}>{intl.formatMessage({ id: 'contact.lead' })}</p>
      <h2 className={layout.hidden}>{intl.formatMessage({ id: 'contact.subjects' })}</h2>
      <ul className={classes.subjects}>
        {shop.content.contactSubjects.map(({ key, label, recipient }) => (
          <li key={key}>
            <a href={mailLink(shop.business ? inbox : (recipient ?? inbox), label)}>
              <Icon name="mail" />
              <span>{label}</span>
              <Icon name="forward" small />
            </a>
          </li>
        ))}
      </ul>
      <p className={layout.muted}>{intl.formatMessage({ id: 'contact.number' })}</p>
      <p className={layout.muted}>{intl.formatMessage({ id: 'contact.address' }, { address: inbox })}</p>
      {contact.b2bAddress && !shop.business && (
        <section className={classes.business}>
          <h2>{intl.formatMessage({ id: 'contact.business' })}</h2>
          <p>{intl.formatMessage({ id: 'contact.businessText' })}</p>
          <a href={mailLink(contact.b2bAddress, intl.formatMessage({ id: 'contact.business' }))}>{contact.b2bAddress}</a>
        </section>
      )}
    </div>
  )
}
