import type { IntlShape } from 'react-intl'
import type { ClarificationLine as Line } from '@/contracts/clarifications'
import { formatMoneyChange } from '@/storefront/i18n/format'
import { Disclosure } from '@/storefront/kit/overlays/disclosure'
import { Icon } from '@/storefront/kit/icon'
import layout from '@/storefront/kit/layout.module.css'
import classes from './clarification.module.css'

/** The own API's address of a platform photo; the photo's id is the last part of the platform's path. */
const photoPath = (id: string, trade: string, photo: string): string =>
  `/api/clarifications/${id}/${trade}/photos/${photo.split('/').at(-1) ?? ''}`

type Props = Readonly<{ intl: IntlShape; id: string; trade: string; line: Line; named: boolean }>

/**
 * One device: the seller's answers beside those of the inspection, what each difference costs, and the photos that show
 * it (U-02, P-05).
 */
export function ClarificationLine({ intl, id, trade, line, named }: Props) {
  const { device, differences, matching } = line
  const text = (message: 'yours' | 'ours' | 'nothing') => intl.formatMessage({ id: `clarification.${message}` })
  const Question = named ? 'h3' : 'h2'
  return (
    <section className={classes.line} aria-label={device.name}>
      {named && <h2>{device.name}</h2>}
      {differences.map(({ question, yours, ours, change }) => (
        <div key={question} className={classes.difference}>
          <Question className={classes.question}>{question}</Question>
          <dl className={classes.compare}>
            <div>
              <dt>{text('yours')}</dt>
              <dd>{yours || text('nothing')}</dd>
            </div>
            <div className={classes.ours}>
              <dt>{text('ours')}</dt>
              <dd>
                {ours || text('nothing')}
                {change && differences.length > 1 && <span className={classes.change}>{formatMoneyChange(intl, change)}</span>}
              </dd>
            </div>
          </dl>
        </div>
      ))}
      <Photos intl={intl} id={id} trade={trade} line={line} />
      {matching.length > 0 && (
        <Disclosure
          className={classes.matching}
          summary={intl.formatMessage({ id: 'clarification.matching' }, { count: matching.length })}
        >
          <dl className={`${layout.small} ${classes.agreeing}`}>
            {matching.map(({ question, answer }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
    </section>
  )
}

/** Photos open in full size, so that visitors can use their browser's zoom. */
function Photos({ intl, id, trade, line: { device, photos } }: Omit<Props, 'named'>) {
  return (
    <ul className={classes.photos}>
      {photos.map((photo, index) => (
        <li key={photo}>
          <a
            href={photoPath(id, trade, photo)}
            target="_blank"
            rel="noopener noreferrer"
            aria-label={intl.formatMessage({ id: 'clarification.photo' }, { number: index + 1, device: device.name })}
          >
            <img src={photoPath(id, trade, photo)} width={800} height={600} alt="" />
            <span className={classes.zoom}>
              <Icon name="zoom" small />
            </span>
          </a>
          <span className={`${layout.small} ${layout.muted}`} aria-hidden="true">
            {intl.formatMessage({ id: 'clarification.photoOf' }, { number: index + 1 })}
          </span>
        </li>
      ))}
    </ul>
  )
}
