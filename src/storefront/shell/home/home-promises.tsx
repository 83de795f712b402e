import type { Shop } from '@/domain/routing/shop'
import { formatMoney } from '@/storefront/i18n/format'
import { intlFor } from '@/storefront/i18n/intl.server'
import { Icon } from '@/storefront/kit/icon'
import layout from '@/storefront/kit/layout.module.css'
import { Price } from '@/storefront/kit/price'
import exampleClasses from './home-example.module.css'
import classes from './home-promises.module.css'

const ROWS = [
  ['home.screen', 'home.screenAnswer'],
  ['home.housing', 'home.housingAnswer'],
  ['home.battery', 'home.batteryAnswer'],
] as const
const EXAMPLE_PRICE = 41_200

/** An invented price check, marked as an example: same answers, same price. */
function HomeExample({ shop }: { shop: Shop }) {
  const intl = intlFor(shop)
  const price = <Price size="m" text={formatMoney(intl, { amount: EXAMPLE_PRICE, currency: shop.market.currency })} />
  return (
    <div className={exampleClasses.proof}>
      <table>
        <caption className={layout.hidden}>{intl.formatMessage({ id: 'home.exampleCaption' })}</caption>
        <thead>
          <tr>
            <th scope="col">{intl.formatMessage({ id: 'home.example' })}</th>
            <th scope="col">{intl.formatMessage({ id: 'home.youSay' })}</th>
            <th scope="col">{intl.formatMessage({ id: 'home.weSee' })}</th>
          </tr>
        </thead>
        <tbody>
          {ROWS.map(([question, answer]) => (
            <tr key={question}>
              <th scope="row">{intl.formatMessage({ id: question })}</th>
              <td>{intl.formatMessage({ id: answer })}</td>
              <td>
                <Icon name="check" small className={exampleClasses.tick} />
                {intl.formatMessage({ id: answer })}
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{intl.formatMessage({ id: 'home.price' })}</th>
            <td>{price}</td>
            <td>{price}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

const STEPS = [
  { title: 'home.step1', text: 'home.step1Text' },
  { title: 'home.step2', text: 'home.step2Text' },
  { title: 'home.check', text: 'home.checkText' },
  { title: 'home.payout', text: 'home.payoutText' },
] as const

/** The way from the price to the money with the market's own figures, and an example of the check. */
export function HomePromises({ shop }: { shop: Shop }) {
  const intl = intlFor(shop)
  const workingDays = shop.market.promises.payoutWorkingDays
  return (
    <section className={`${layout.wrap} ${layout.section}`} aria-labelledby="promises">
      <div className={classes.fair}>
        <div>
          <h2 id="promises">{intl.formatMessage({ id: 'home.promises' })}</h2>
          <ol className={classes.steps}>
            {STEPS.map(({ title, text }) => (
              <li key={title}>
                <h3>{intl.formatMessage({ id: title }, { workingDays })}</h3>
                <p>{intl.formatMessage({ id: text })}</p>
              </li>
            ))}
          </ol>
        </div>
        <HomeExample shop={shop} />
      </div>
    </section>
  )
}
