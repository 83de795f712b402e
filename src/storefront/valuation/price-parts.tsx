'use client'
import { FormattedMessage, useIntl } from 'react-intl'
import type { PriceStep, AnswerChoice, Declined, Offer } from '@trade-in-shop/contracts/offers'
import type { Question } from '@trade-in-shop/contracts/search'
import { euros } from '@/domain/euros'
import { CarrierText } from '@/storefront/account/trades/carrier-text'
import { IfLowerText, PayoutText, UnpostableText } from '@/storefront/account/trades/sale-facts'
import { formatMoneyChange, formatDay, formatMoney } from '@/storefront/i18n/format'
import { LockDate } from './price-text'
import { findEffect, priceLines } from './price-lines'
import { WhyThisPrice } from './why-this-price'
import { AppLink } from '@/storefront/kit/app-link'
import { Icon, type IconName } from '@/storefront/kit/icon'
import { Notice } from '@/storefront/kit/overlays/notice'
import layout from '@/storefront/kit/layout.module.css'
import classes from './price-panel.module.css'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { SavedQuote } from '@trade-in-shop/contracts/own-offers'
import { Button, buttonClass } from '@/storefront/kit/button'
import { ownApiLater } from '@/storefront/kit/own-api-later'
import { useShop } from '@/storefront/shop/shop-provider'
import type { QuoteState } from './use-saved-answers'
import { DECLINED_ID, type ValuationLinks } from './valued-device'

/** The components that a device page shows from the first answer on; `lazy-parts.tsx` loads them then. */

type Priced = Readonly<{ questions: readonly Question[]; steps: readonly PriceStep[] }>

export const WhyPart = ({ questions, steps, ...rest }: Priced & Readonly<{ price: number; final: boolean }>) => (
  <WhyThisPrice lines={priceLines(questions, steps)} {...rest} />
)

/** How the answers to one question have changed the price, with their text: "−21,50 € für „Leichte Spuren“". */
export function MovedPart({ questions, steps, question }: Priced & Readonly<{ question: Question }>) {
  const intl = useIntl()
  const effect = findEffect(question, priceLines(questions, steps))
  if (!effect) return null
  const values = { answers: intl.formatList(effect.answers, { type: 'conjunction' }) }
  if (effect.amount === 0) return <FormattedMessage id="valuation.unchanged" values={values} />
  return (
    <>
      <b>{formatMoneyChange(intl, euros(effect.amount))}</b>
      <span> </span>
      <FormattedMessage id="valuation.because" values={values} />
    </>
  )
}

export function FixedUntil({ instant }: { instant: string }) {
  const date = (
    <b>
      <LockDate instant={instant} />
    </b>
  )
  return <FormattedMessage id="valuation.fixedUntil" values={{ date }} />
}

/** Says why a device is not bought in this condition; only what may be posted can be sent in to be recycled (C-10). */
export function DeclinedNotice({ declined: { reason, disposal }, contact }: { declined: Declined; contact: string }) {
  return (
    <Notice kind="warn" live className={classes.declined}>
      <p data-disposal={disposal}>{reason}</p>
      {disposal === 'label' && (
        <p>
          <FormattedMessage id="valuation.recycle" />{' '}
          <AppLink href={contact}>
            <FormattedMessage id="valuation.recycleContact" />
          </AppLink>
        </p>
      )}
    </Notice>
  )
}

/** What the sale will cover and pay, beside its price: the words of the pages after it (P-02, P-07, P-12). */
export function SaleFacts({ offer: { price, device } }: { offer: Offer }) {
  const { carrier } = useShop()
  return (
    <ul className={layout.factsOfPrice} data-testid="sale-facts">
      {carrier && (
        <Fact icon="truck" name="cover">
          <CarrierText carrier={carrier} lines={[{ total: price }]} count={1} />
        </Fact>
      )}
      <Fact icon="bank" name="payout">
        <PayoutText />
      </Fact>
      <Fact icon="undo" name="if-lower">
        <IfLowerText kind="ask" least={null} />
      </Fact>
      {device.unpostable && (
        <Fact icon="info" name="unpostable">
          <UnpostableText devices={[device]} />
        </Fact>
      )}
    </ul>
  )
}

const Fact = ({ icon, name, children }: Readonly<{ icon: IconName; name: string; children: ReactNode }>) => (
  <li data-testid={name}>
    <Icon name={icon} small />
    <span>{children}</span>
  </li>
)

type Stopped = Readonly<{
  declined: Declined
  links: ValuationLinks
  /** By an answer of just now, not by one of an earlier visit. */
  isAnswered: boolean
}>

/** In the card of the question that excludes the device: why, what would change it, and the way out. */
export function StoppedPart({ declined, links, isAnswered }: Stopped) {
  const part = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isAnswered) part.current?.scrollIntoView({ block: 'nearest' })
  }, [isAnswered])
  return (
    <div ref={part} id={DECLINED_ID} className={classes.stopped} tabIndex={-1}>
      <DeclinedNotice declined={declined} contact={links.contact} />
      <p>
        <FormattedMessage id="valuation.otherAnswer" />
      </p>
      <AppLink className={buttonClass({ look: 'quiet' })} href={links.home}>
        <FormattedMessage id="valuation.anotherDevice" />
      </AppLink>
    </div>
  )
}

/** In the panel of the price: where the reason is. */
export const ReasonPlace = () => (
  <p className={classes.note}>
    <FormattedMessage id="valuation.reasonAtQuestion" />
  </p>
)

const schema = async () => (await import('@trade-in-shop/contracts/own-offers')).SavedQuote

type Sharing = 'shared' | 'copied' | 'shown'
type SaveState = Readonly<{ kind: 'idle' | 'working' | 'failed' } | { kind: 'saved'; quote: SavedQuote; sharing: Sharing }>

/** Shares a link where the device can, else copies it; `shown` where the browser forbids both. */
async function shareLink(title: string, url: string): Promise<Sharing> {
  try {
    if (typeof navigator.share === 'function') {
      await navigator.share({ title, url })
      return 'shared'
    }
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return 'shown'
  }
  return navigator.clipboard.writeText(url).then(
    (): Sharing => 'copied',
    (): Sharing => 'shown',
  )
}

type Props = Readonly<{ deviceId: string; name: string; given: readonly AnswerChoice[] }>

/** Saves the price for 30 days under a link that opens the answers again (U-07). */
export function SavePrice({ deviceId, name, given }: Props) {
  const [state, setState] = useState<SaveState>({ kind: 'idle' })
  const save = async () => {
    if (state.kind === 'working') return
    setState({ kind: 'working' })
    const call = { method: 'POST', path: '/api/quotes', body: { deviceId, answers: given }, answer: schema } as const
    const quote = state.kind === 'saved' ? state.quote : await ownApiLater(call).catch(() => null)
    if (!quote) return setState({ kind: 'failed' })
    setState({ kind: 'saved', quote, sharing: await shareLink(name, quote.url) })
  }
  return (
    <div className={classes.save}>
      <Button look="link" pending={state.kind === 'working'} onClick={() => void save()}>
        <FormattedMessage id="valuation.savePrice" />
      </Button>
      <div role="status">
        {state.kind === 'saved' && <SavedLink quote={state.quote} sharing={state.sharing} />}
        {state.kind === 'failed' && <FormattedMessage id={navigator.onLine ? 'valuation.saveFailed' : 'offline.kept'} />}
      </div>
    </div>
  )
}

function SavedLink({ quote: { url, validUntil }, sharing }: { quote: SavedQuote; sharing: Sharing }) {
  const intl = useIntl()
  return (
    <>
      <p>
        <FormattedMessage
          id={sharing === 'copied' ? 'valuation.savedCopied' : 'valuation.saved'}
          values={{ date: formatDay(intl, validUntil) }}
        />
      </p>
      <a href={url}>{url}</a>
    </>
  )
}

/** What a saved price was, beside today's. */
export function SavedPrice({ quote }: { quote: Exclude<QuoteState, null> }) {
  const intl = useIntl()
  if (quote === 'away')
    return (
      <Notice kind="warn" live className={classes.saved}>
        <FormattedMessage id="valuation.quoteAway" />
      </Notice>
    )
  const { price, today } = quote
  const id =
    today === null ? 'valuation.quoteGone' : today.amount === price.amount ? 'valuation.quoteSame' : 'valuation.quoteMoved'
  const values = {
    old: formatMoney(intl, euros(price.amount)),
    today: <b>{formatMoney(intl, euros(today?.amount ?? 0))}</b>,
    s: (old: ReactNode[]) => <s>{old}</s>,
  }
  return (
    <Notice kind={id === 'valuation.quoteSame' ? 'info' : 'warn'} live className={classes.saved}>
      <FormattedMessage id={id} values={values} />
    </Notice>
  )
}
