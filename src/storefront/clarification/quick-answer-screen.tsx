import { notFound } from 'next/navigation'
import type { Shop } from '@/domain/routing/shop'
import { DevicePicture } from '@/storefront/kit/device-picture'
import { IntlIsland } from '@/storefront/i18n/intl-island'
import { intlFor } from '@/storefront/i18n/intl.server'
import layout from '@/storefront/kit/layout.module.css'
import { Notice } from '@/storefront/kit/overlays/notice'
import { leaveTo } from '@/storefront/shop/leave-to'
import { clarificationLinks, findTradeSibling } from './clarification-links'
import { DecisionPanel } from './decision-panel'
import { loadClarification } from './load-clarification.server'
import classes from './clarification.module.css'

type Props = Readonly<{ shop: Shop; id: string; trade: string; offerId: string }>

/**
 * S-18. The link only selects one offer; the answer needs a press of the button, which posts, so that no mail scanner
 * can answer (T-05).
 */
export async function QuickAnswerScreen({ shop, id, trade, offerId }: Props) {
  const loaded = await loadClarification(shop, id, trade)
  const line = loaded?.clarification.lines.find((candidate) => candidate.offerId === offerId)
  if (!loaded || !line) notFound()
  const sibling = findTradeSibling(shop, loaded.clarification.application)
  if (sibling) leaveTo({ shop, to: 'quickAnswer', params: { id, trade, offerid: offerId }, sibling })
  const intl = intlFor(shop)
  const { device, decision } = line
  const isOver = loaded.clarification.state === 'expired'
  return (
    <div className={`${layout.wrap} ${classes.page} ${classes.quick}`}>
      <DevicePicture device={device} size={72} />
      <p className={`${layout.small} ${layout.muted}`}>{intl.formatMessage({ id: 'clarification.sale' }, { number: trade })}</p>
      <h1>
        {isOver
          ? intl.formatMessage({ id: 'clarification.expiredTitle' })
          : decision === null
            ? intl.formatMessage({ id: 'clarification.quickTitle' }, { device: device.name })
            : intl.formatMessage({ id: 'clarification.answeredTitle' })}
      </h1>
      {decision === null && !isOver && <p className={layout.lead}>{intl.formatMessage({ id: 'clarification.quickLead' })}</p>}
      <IntlIsland shop={shop} features={['clarification']}>
        <DecisionPanel
          {...{ id, trade, daysLeft: loaded.daysLeft, now: loaded.now, only: offerId }}
          initial={loaded.clarification}
          links={clarificationLinks(shop, id, trade)}
        />
      </IntlIsland>
      <noscript>
        <Notice kind="warn">{intl.formatMessage({ id: 'clarification.noScript' })}</Notice>
      </noscript>
    </div>
  )
}
