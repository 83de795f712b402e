import type { Shop } from '@/domain/market/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import { Illustration } from '@/storefront/kit/illustration'
import layout from '@/storefront/kit/layout.module.css'
import classes from './home-steps.module.css'

const STEPS = [
  { title: 'home.step1', text: 'home.step1Text', drawing: 'phone' },
  { title: 'home.step2', text: 'home.step2Text', drawing: 'parcel' },
  { title: 'home.step3', text: 'home.step3Text', drawing: 'bank-transfer' },
] as const

export function HomeSteps({ shop }: { shop: Shop }) {
  const intl = intlFor(shop)
  const workingDays = shop.market.promises.payoutWorkingDays
  return (
    <section className={`${layout.wrap} ${layout.section}`} aria-labelledby="steps">
      <div className={layout.sectionHead}>
        <h2 id="steps">{intl.formatMessage({ id: 'home.steps' })}</h2>
      </div>
      <ol className={classes.steps}>
        {STEPS.map(({ title, text, drawing }) => (
          <li key={title} className={classes.step}>
            <h3>{intl.formatMessage({ id: title })}</h3>
            <Illustration name={drawing} size="m" className={classes.drawing} />
            <p>{intl.formatMessage({ id: text }, { workingDays })}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
