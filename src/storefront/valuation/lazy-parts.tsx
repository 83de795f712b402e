'use client'
import { FormattedMessage, RawIntlProvider, useIntl, type IntlConfig, type IntlShape } from 'react-intl'
import { Button } from '@/storefront/kit/button'
import { makeClientIntl, messageTrees } from '@/storefront/i18n/intl-client'
import { type LaterMessages, laterMessages } from '@/storefront/i18n/later-messages'
import { type LoadComponent, onFirstRender } from '@/storefront/kit/lazy'
import { use, useLayoutEffect, type ComponentType, type ReactNode } from 'react'
import { showRestored } from './use-saved-answers'
import classes from './price-panel.module.css'

const loadPrice = () => import('./price-parts')
const loadAddToCart = () => import('./add-to-cart')
const loadCartStep = () => import('./cart-step')

/**
 * Loads the components and messages that are shown from the first answer on, while its price is requested; not in the first
 * load.
 */
export const prepareParts = (locale: string): void =>
  void Promise.all([loadPrice(), laterMessages(locale)]).catch(() => undefined)

/** Loads the cart's code while the shopper still answers questions, because its checks are not in the first load. */
export const prepareCart = (): void => void Promise.all([loadAddToCart(), loadCartStep()]).catch(() => undefined)

/** Formatters by those that they add to: a formatter takes longer to make than the parts that use it, and each part needs one. */
const answered = new WeakMap<IntlShape, IntlShape>()

/** The formatter of an island with the messages of what comes after the first answer. */
function answeredIntl(island: IntlShape, later: LaterMessages): IntlShape {
  const known = answered.get(island)
  if (known) return known
  const { locale, timeZone } = island
  const messages = {
    ...island.messages,
    ...messageTrees(later.answered),
    ...messageTrees(later.parcel),
  } as IntlConfig['messages']
  const intl = makeClientIntl({ locale, timeZone, messages })
  answered.set(island, intl)
  return intl
}

function AnsweredIntl({ children }: { children: ReactNode }) {
  const island = useIntl()
  const later = use(laterMessages(island.locale))
  useLayoutEffect(showRestored, [])
  return <RawIntlProvider value={answeredIntl(island, later)}>{children}</RawIntlProvider>
}

/** A component of the device page whose code and messages are loaded when it is first rendered. */
const partLater = <Props extends object>(load: LoadComponent<Props>, Fallback?: ComponentType<Props>) =>
  onFirstRender<Props>(async () => {
    const Part = await load()
    return function PartLater(props) {
      return (
        <AnsweredIntl>
          <Part {...props} />
        </AnsweredIntl>
      )
    }
  }, Fallback)

export const WhyLater = partLater(async () => (await loadPrice()).WhyPart)
export const MovedLater = partLater(async () => (await loadPrice()).MovedPart)
export const FixedUntilLater = partLater(async () => (await loadPrice()).FixedUntil)
export const SavePriceLater = partLater(async () => (await loadPrice()).SavePrice)
export const SavedPriceLater = partLater(async () => (await loadPrice()).SavedPrice)
export const SaleFactsLater = partLater(async () => (await loadPrice()).SaleFacts)
export const StoppedLater = partLater(async () => (await loadPrice()).StoppedPart)
export const ReasonPlaceLater = partLater(async () => (await loadPrice()).ReasonPlace)
export const DeclinedLater = partLater(async () => (await loadPrice()).DeclinedNotice)

const Waiting = ({ wide = false }: { wide?: boolean }) => (
  <Button wide={wide} pending>
    <FormattedMessage id="valuation.addToCart" />
  </Button>
)

/** As high as the button that replaces it and the space above that, so that nothing below it moves. */
export const WaitingInPanel = () => (
  <div className={classes.waiting}>
    <Waiting wide />
  </div>
)

export const AddToCartLater = partLater(async () => (await loadAddToCart()).AddToCart, WaitingInPanel)
export const CartStepLater = partLater(
  async () => (await loadCartStep()).CartStep,
  () => <Waiting />,
)
