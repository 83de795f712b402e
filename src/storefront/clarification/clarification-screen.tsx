import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { IntlShape } from 'react-intl'
import type { Clarification, ClarificationLine as Line } from '@trade-in-shop/contracts/clarifications'
import type { Shop } from '@/domain/routing/shop'
import { formatMoneyChange } from '@/storefront/i18n/format'
import { IntlIsland } from '@/storefront/i18n/intl-island'
import { intlFor } from '@/storefront/i18n/intl.server'
import { DevicePicture } from '@/storefront/kit/device-picture'
import { Disclosure } from '@/storefront/kit/overlays/disclosure'
import { Notice } from '@/storefront/kit/overlays/notice'
import surface from '@/storefront/kit/surface.module.css'
import { shownName } from '@/storefront/catalog/titles'
import { pageMetadata } from '@/storefront/shop/page-address'
import { leaveTo } from '@/storefront/shop/leave-to'
import { clarificationLinks, findTradeSibling } from './clarification-links'
import { DecisionPanel } from './decision-panel'
import { loadClarification } from './load-clarification.server'
import { numberedPhotos } from './numbered-photos'
import { Photos } from './photos'
import layout from '@/storefront/kit/layout.module.css'
import classes from './clarification.module.css'
import gallery from './photos.module.css'

type ClarificationLineProps = Readonly<{ intl: IntlShape; id: string; trade: string; line: Line; named: boolean }>

/**
 * One device: the seller's answers beside those of the inspection, what each difference costs, and the photos that prove
 * it (U-02, P-05).
 */
function ClarificationLine({ intl, id, trade, line, named }: ClarificationLineProps) {
  const { device, differences, matching } = line
  const text = (message: 'yours' | 'ours' | 'nothing' | 'photosOther') => intl.formatMessage({ id: `clarification.${message}` })
  const Question = named ? 'h3' : 'h2'
  const { proofs, others } = numberedPhotos(line, id, trade)
  const hasProofs = others.length < line.photos.length
  return (
    <section className={classes.line} aria-label={device.name}>
      <div className={classes.device} data-testid="device">
        <span className={surface.thumb}>
          <DevicePicture device={device} />
        </span>
        {named ? <h2>{shownName(device)}</h2> : <p>{shownName(device)}</p>}
      </div>
      {differences.map(({ question, yours, ours, change }, index) => (
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
          <Photos photos={proofs[index] ?? []} device={device.name} proof={{ question, answer: ours || text('nothing') }} />
        </div>
      ))}
      <Photos
        photos={others}
        device={device.name}
        proof={null}
        heading={hasProofs && <Question className={gallery.heading}>{text('photosOther')}</Question>}
      />
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

type Props = Readonly<{ shop: Shop; id: string; trade: string }>

const TITLES = {
  open: 'clarification.title',
  answered: 'clarification.answeredTitle',
  expired: 'clarification.expiredTitle',
} as const

/** The number of differing and of matching answers, over all devices. */
function counted({ lines }: Clarification) {
  const differ = lines.reduce((sum, { differences }) => sum + differences.length, 0)
  const agree = lines.reduce((sum, { matching }) => sum + matching.length, 0)
  return { differ, agree, all: differ + agree }
}

/** S-17. No log-in: the link is the key. Opening the page decides nothing (T-04, security 20). */
export async function ClarificationScreen({ shop, id, trade }: Props) {
  const loaded = await loadClarification(shop, id, trade)
  if (!loaded) notFound()
  const sibling = findTradeSibling(shop, loaded.clarification.application)
  if (sibling) leaveTo({ shop, to: 'clarification', params: { id, trade }, sibling })
  const { clarification, daysLeft, now } = loaded
  const intl = intlFor(shop)
  const { lines, state } = clarification
  const only = lines.length === 1 ? lines[0] : undefined
  const isOpen = state === 'open'
  return (
    <div className={`${layout.wrap} ${classes.page}`}>
      <IntlIsland shop={shop} features={['clarification']}>
        <DecisionPanel {...{ id, trade, daysLeft, now }} initial={clarification} links={clarificationLinks(shop, id, trade)}>
          <p className={`${layout.small} ${layout.muted} ${classes.sale}`}>
            {intl.formatMessage({ id: 'clarification.sale' }, { number: trade })}
          </p>
          <h1>{intl.formatMessage({ id: TITLES[state] }, counted(clarification))}</h1>
          {isOpen && (
            <p className={`${layout.lead} ${classes.lead}`}>
              {only
                ? intl.formatMessage({ id: 'clarification.lead' }, { ...counted(clarification), device: only.device.name })
                : intl.formatMessage({ id: 'clarification.leadSeveral' }, counted(clarification))}
            </p>
          )}
          {lines.map((line) => (
            <ClarificationLine key={line.offerId} intl={intl} id={id} trade={trade} line={line} named={!only} />
          ))}
        </DecisionPanel>
      </IntlIsland>
      <noscript>
        <Notice kind="warn">{intl.formatMessage({ id: 'clarification.noScript' })}</Notice>
      </noscript>
    </div>
  )
}

export const clarificationMetadata = (shop: Shop): Metadata =>
  pageMetadata(shop, { title: intlFor(shop).formatMessage({ id: 'clarification.metaTitle' }), noindex: true })
