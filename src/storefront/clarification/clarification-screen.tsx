import { notFound, redirect } from 'next/navigation'
import type { Metadata } from 'next'
import type { Clarification } from '@/contracts/clarifications'
import type { Shop } from '@/domain/market/shop'
import { IntlIsland } from '@/storefront/i18n/intl-island'
import { intlFor } from '@/storefront/i18n/intl.server'
import layout from '@/storefront/kit/layout.module.css'
import { Notice } from '@/storefront/kit/overlays/notice'
import { pageMetadata } from '@/storefront/shop/page-metadata'
import { ClarificationLine } from './clarification-line'
import { clarificationLinks, homeOfClarification } from './clarification-links'
import { DecisionPanel } from './decision-panel'
import { loadClarification } from './load-clarification.server'
import classes from './clarification.module.css'

type Props = Readonly<{ shop: Shop; id: string; trade: string }>

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
  const home = homeOfClarification(shop, loaded.clarification.application, { name: 'clarification', params: { id, trade } })
  if (home !== null) redirect(home)
  const { clarification, daysLeft } = loaded
  const intl = intlFor(shop)
  const { lines, state } = clarification
  const only = lines.length === 1 ? lines[0] : undefined
  const isOpen = state === 'open'
  return (
    <div className={`${layout.wrap} ${classes.page}`}>
      <div className={`${layout.columns} ${layout.columnsEven}`}>
        <div>
          <p className={`${layout.small} ${layout.muted}`}>
            {intl.formatMessage({ id: 'clarification.sale' }, { number: trade })}
          </p>
          <h1>
            {isOpen
              ? intl.formatMessage({ id: 'clarification.title' }, counted(clarification))
              : intl.formatMessage({ id: 'clarification.answeredTitle' })}
          </h1>
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
        </div>
        <IntlIsland shop={shop} features={['clarification']}>
          <DecisionPanel {...{ id, trade, daysLeft }} initial={clarification} links={clarificationLinks(shop, id, trade)} />
        </IntlIsland>
      </div>
      <noscript>
        <Notice kind="warn">{intl.formatMessage({ id: 'clarification.noScript' })}</Notice>
      </noscript>
    </div>
  )
}

export const clarificationMetadata = (shop: Shop): Metadata =>
  pageMetadata(shop, { title: intlFor(shop).formatMessage({ id: 'clarification.metaTitle' }), noindex: true })
