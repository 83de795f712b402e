import type { Shop } from '@/domain/market/shop'
import { formatMoney } from '@/storefront/i18n/format'
import { intlFor } from '@/storefront/i18n/intl.server'
import { Icon } from '@/storefront/kit/icon'
import layout from '@/storefront/kit/layout.module.css'
import { Price } from '@/storefront/kit/price'
import classes from './home-example.module.css'

const ROWS = [
  ['home.screen', 'home.screenAnswer'],
  ['home.housing', 'home.housingAnswer'],
  ['home.battery', 'home.batteryAnswer'],
] as const
const EXAMPLE_PRICE = 41_200

/** An invented price check, marked as an example: same answers, same price. */
export function HomeExample({ shop }: { shop: Shop }) {
  const intl = intlFor(shop)
  const price = <Price size="m" text={formatMoney(intl, { amount: EXAMPLE_PRICE, currency: shop.market.currency })} />
  return (
    <div className={classes.proof}>
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
                <Icon name="check" small className={classes.tick} />
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
