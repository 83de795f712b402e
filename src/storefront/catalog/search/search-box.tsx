import type { Shop } from '@/domain/routing/shop'
import { intlFor } from '@/storefront/i18n/intl.server'
import { shopPath } from '@/storefront/shop/shop-path'
import { SearchField } from './search-field'
import { TEXT_PLACE, type SearchTexts } from './search-options'

type Props = Readonly<{
  shop: Shop
  place: 'header' | 'hero'
  /** A visible label above the field; without it the label is for screen readers only. */
  label?: string
}>

/** The device search: a plain form that leads to `/?q=`, and a combobox once the visitor uses it (S-01). */
export function SearchBox({ shop, place, label }: Props) {
  const intl = intlFor(shop)
  const texts: SearchTexts = {
    label: label ?? intl.formatMessage({ id: 'search.label' }),
    // Below a visible label on a phone there is no space for the longer text.
    placeholder: intl.formatMessage({ id: label === undefined ? 'search.placeholder' : 'search.example' }),
    submit: intl.formatMessage({ id: 'search.submit' }),
    searching: intl.formatMessage({ id: 'search.searching' }),
    noMatch: intl.formatMessage({ id: 'search.noMatch' }, { text: TEXT_PLACE }),
    browse: intl.formatMessage({ id: 'search.browse' }),
    failed: intl.formatMessage({ id: 'search.failed' }),
    retry: intl.formatMessage({ id: 'search.retry' }),
    allMatches: intl.formatMessage({ id: 'search.allMatches' }, { text: TEXT_PLACE }),
    upTo: intl.formatMessage({ id: 'catalog.upTo' }),
  }
  return <SearchField home={shopPath(shop, 'home')} place={place} texts={texts} labelled={label !== undefined} />
}
