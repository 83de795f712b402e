'use client'
import { type ReactNode, useState } from 'react'
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl'
import type { Trade } from '@trade-in-shop/contracts/trades'
import { listUnpostable } from '@trade-in-shop/contracts/unpostable'
import { formatDay, formatMoney } from '@/storefront/i18n/format'
import type { MessageId } from '@/storefront/i18n/message-types'
import { AppLink } from '@/storefront/kit/app-link'
import { buttonClass } from '@/storefront/kit/button'
import { ButtonLink } from '@/storefront/kit/button-link'
import { Icon } from '@/storefront/kit/icon'
import { Disclosure } from '@/storefront/kit/overlays/disclosure'
import { serverNow } from '@/storefront/kit/own-api'
import { useShopPath } from '@/storefront/shop/use-shop-path'
import { labelAddress, LabelCode } from './label-code'
import { UnpostableText } from './sale-facts'
import { labelledParcels, parcelDevices } from './trade-progress'
import { cameBack, isRecycled, parcelCount } from './trade-steps'
import classes from './trade-timeline.module.css'
import layout from '@/storefront/kit/layout.module.css'

/** The label's code for sellers without a printer; its picture is loaded when the section is opened. */
function TradeCode({ trade }: { trade: Trade }) {
  const intl = useIntl()
  const { accessId, number } = trade
  const waiting = parcelCount(trade) > 1 ? labelledParcels(trade) : []
  return (
    <Disclosure
      className={classes.code}
      summary={<FormattedMessage id={waiting.length > 1 ? 'trade.qrTitleParcels' : 'trade.qrTitle'} />}
    >
      <div className={classes.codes}>
        {waiting.map((parcel) => (
          <div key={parcel.number} className={classes.codeBody}>
            <LabelCode accessId={accessId} number={number} parcel={parcel.number} />
            <p className={layout.small}>
              <b>
                <FormattedMessage id="trade.parcel" values={{ number: parcel.number }} />
              </b>
              <br />
              {intl.formatList(parcelDevices(trade, parcel.number), { type: 'unit' })}
            </p>
          </div>
        ))}
        <div className={classes.codeBody}>
          {waiting.length === 0 && <LabelCode accessId={accessId} number={number} />}
          <p className={`${layout.small} ${layout.muted}`}>
            <FormattedMessage id="trade.qrText" />
          </p>
        </div>
      </div>
    </Disclosure>
  )
}

type Next = Readonly<{ kick: MessageId; text: MessageId; date?: string; warn?: true; label?: true; answer?: MessageId }>
const waiting = (text: MessageId): Next => ({ kick: 'trade.nothingToDo', text })

/** A parcel that is to be handed in: the only one, all of them, or the rest (P-02). */
function handIn(trade: Trade, now: number): Next {
  const [all, left] = [parcelCount(trade), labelledParcels(trade).length]
  const inTime = now <= Date.parse(trade.lockUntil)
  const words = all === 1 ? 'trade.next.handIn' : left === all ? 'trade.next.handInAll' : 'trade.next.handInRest'
  const text = inTime ? words : 'trade.next.handInLate'
  return { kick: 'trade.next', text, date: trade.lockUntil, label: true, ...(!inTime && { warn: true }) }
}

/** What the seller can do next. `now` in epoch milliseconds, by the server's clock. */
function nextOf(trade: Trade, now: number): Next {
  switch (trade.state) {
    case 'created':
    case 'awaiting_shipment':
      return handIn(trade, now)
    case 'awaiting_customer':
      return trade.clarification
        ? {
            kick: 'trade.yourTurn',
            text: 'trade.next.question',
            date: trade.clarification.expiresAt,
            warn: true,
            answer: 'trade.answer',
          }
        : { kick: 'trade.yourTurn', text: 'trade.next.questionByMail', warn: true }
    case 'second_look': {
      const date = trade.clarification?.secondLookBy ?? trade.clarification?.expiresAt
      return { kick: 'trade.nothingToDo', text: 'trade.next.secondLook', ...(date && { date }), answer: 'trade.offer' }
    }
    case 'in_transit':
      return labelledParcels(trade).length > 0 ? handIn(trade, now) : waiting('trade.next.onTheWay')
    case 'received':
      return waiting('trade.next.arrived')
    case 'in_inspection':
      return waiting('trade.next.checking')
    case 'payout_pending':
      return waiting('trade.next.payout')
    case 'return_in_progress':
      return waiting('trade.next.return')
    case 'paid':
    case 'closed':
      if (isRecycled(trade)) return waiting('trade.next.recycled')
      return waiting(cameBack(trade) ? 'trade.next.returned' : 'trade.next.paid')
    case 'cancelled':
      return waiting('trade.next.cancelled')
    case 'expired':
      return waiting('trade.next.expired')
  }
}

const wordsOf = (intl: IntlShape, trade: Trade, date: string | undefined) => ({
  count: parcelCount(trade),
  left: labelledParcels(trade).length,
  account: <span className={classes.account}>{trade.maskedAccount}</span>,
  amount: formatMoney(intl, trade.total),
  date: date && <time dateTime={date}>{formatDay(intl, date)}</time>,
  b: (chunks: ReactNode[]) => <b>{chunks}</b>,
})

/** The next action with its button, or a note that nothing is to be done. */
export function TradeNext({ trade }: { trade: Trade }) {
  const intl = useIntl()
  const pathOf = useShopPath()
  const [now] = useState(() => serverNow() ?? Date.now())
  const { kick, text, date, warn, label, answer } = nextOf(trade, now)
  const { clarification, number, accessId } = trade
  const devices = trade.lines.map(({ device }) => device)
  return (
    <div className={warn ? `${classes.next} ${classes.warn}` : classes.next}>
      <div>
        <p className={classes.kick}>
          <FormattedMessage id={kick} />
        </p>
        <p className={classes.say}>
          <FormattedMessage id={text} values={wordsOf(intl, trade, date)} />
        </p>
        {label && listUnpostable(devices).length > 0 && (
          <p className={layout.small}>
            <UnpostableText devices={devices} />
          </p>
        )}
      </div>
      {answer && clarification && (
        <AppLink
          href={pathOf('clarification', { id: clarification.id, trade: number })}
          className={buttonClass(warn ? {} : { look: 'quiet' })}
        >
          <FormattedMessage id={answer} />
        </AppLink>
      )}
      {label && (
        <ButtonLink look="quiet" href={labelAddress(accessId, 'pdf')} target="_blank" rel="noopener">
          <Icon name="download" small />{' '}
          <FormattedMessage id={labelledParcels(trade).length > 1 ? 'trade.labels' : 'trade.label'} />
        </ButtonLink>
      )}
      {label && <TradeCode trade={trade} />}
    </div>
  )
}
