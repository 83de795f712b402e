import type { Metadata } from 'next'
import { devicesMatching, searchText, swallowed } from '@/clients/search-client'
import type { Shop } from '@/domain/routing/shop'
import { CatalogBreadcrumbs } from '@/storefront/catalog/catalog-breadcrumbs'
import classes from '@/storefront/catalog/catalog-page.module.css'
import { IdentifyHelp } from '@/storefront/catalog/identify/identify-help'
import panel from '@/storefront/catalog/message-panel.module.css'
import { groupByModel } from '@/storefront/catalog/models'
import { ModelList } from '@/storefront/catalog/overview/model-list'
import { intlFor } from '@/storefront/i18n/intl.server'
import { AppLink } from '@/storefront/kit/app-link'
import { buttonClass } from '@/storefront/kit/button'
import { ButtonLink } from '@/storefront/kit/button-link'
import { pageMetadata } from '@/storefront/shop/page-address'
import { shopPath } from '@/storefront/shop/shop-path'
import { SearchBox } from './search-box'
import {
  countEmptySearch,
  formatConditionNote,
  formatSearchNote,
  formatTypedQuestions,
  type SearchNote,
} from './search-note.server'
import { SearchTracked } from './search-tracked'

/** Says that search is unavailable and offers a retry, because an empty list would look like an answer (E-06). */
function UnavailablePanel({ shop, retry }: { shop: Shop; retry: string }) {
  const intl = intlFor(shop)
  return (
    <div className={panel.panel} role="status">
      <h2>{intl.formatMessage({ id: 'catalog.unavailable' })}</h2>
      <p>{intl.formatMessage({ id: 'catalog.unavailableText' })}</p>
      <ButtonLink href={retry}>{intl.formatMessage({ id: 'catalog.retry' })}</ButtonLink>
    </div>
  )
}

const MAX_RESULTS = 60

/** The matches of a search as a page, for visitors without JavaScript and for "all matches". */
export async function SearchResultsScreen({ shop, q }: { shop: Shop; q: string }) {
  const intl = intlFor(shop)
  const text = searchText(q)
  const found = await swallowed(devicesMatching(shop, text, MAX_RESULTS))
  const condition = found.kind === 'found' ? formatConditionNote(shop, found.value) : null
  const note = found.kind === 'found' ? formatSearchNote(shop, found.value) : null
  if (found.kind === 'found') countEmptySearch(shop, text, found.value.total, note)
  const heading = text === '' ? 'catalog.searchEmpty' : note === null ? 'catalog.searchHeading' : 'catalog.searchTitle'
  const home = shopPath(shop, 'home')
  return (
    <div className={classes.wrap}>
      <CatalogBreadcrumbs shop={shop} crumbs={[]} current={intl.formatMessage({ id: 'search.submit' })} />
      <h1>{intl.formatMessage({ id: heading }, { text })}</h1>
      {found.kind === 'found' && <SearchTracked text={text} results={found.value.total} />}
      <div className={classes.part}>
        {found.kind === 'unavailable' && <UnavailablePanel shop={shop} retry={`${home}?${new URLSearchParams({ q: text })}`} />}
        {found.kind === 'found' && found.value.devices.length === 0 && note === null && (
          <NoMatch shop={shop} text={text} home={home} />
        )}
        {found.kind === 'found' && note !== null && <NotePanel shop={shop} note={note} home={home} isImei={found.value.isImei} />}
        {found.kind === 'found' && found.value.devices.length > 0 && (
          <section aria-labelledby="list">
            <div className={classes.listHead}>
              <h2 id="list">
                {intl.formatMessage(
                  { id: found.value.hasMore ? 'catalog.moreDevices' : 'catalog.devices' },
                  { count: found.value.total },
                )}
              </h2>
            </div>
            {found.value.without.length > 0 && (
              <p>{intl.formatMessage({ id: 'search.without' }, { words: intl.formatList([...found.value.without]) })}</p>
            )}
            {condition !== null && <p>{condition}</p>}
            <ModelList
              shop={shop}
              models={groupByModel(found.value.devices)}
              withManufacturer
              text={text}
              fragment={formatTypedQuestions(found.value, text)}
            />
            <SeveralLink shop={shop} text={text} />
            <IdentifyHelp shop={shop} />
          </section>
        )}
      </div>
    </div>
  )
}

/** A kind of thing that is not bought, and where it goes; or an IMEI, and how to find the model. */
function NotePanel({ shop, note, home, isImei }: { shop: Shop; note: SearchNote; home: string; isImei: boolean }) {
  const intl = intlFor(shop)
  return (
    <div className={panel.panel}>
      <h2>{note.sentence}</h2>
      <p>{note.advice}</p>
      {isImei && <IdentifyHelp shop={shop} className={panel.help} />}
      <AppLink className={buttonClass({ look: 'quiet' })} href={`${home}#categories`}>
        {intl.formatMessage({ id: 'search.browse' })}
      </AppLink>
    </div>
  )
}

function NoMatch({ shop, text, home }: { shop: Shop; text: string; home: string }) {
  const intl = intlFor(shop)
  return (
    <div className={panel.panel}>
      {text !== '' && <h2>{intl.formatMessage({ id: 'search.noMatch' }, { text })}</h2>}
      <p>{intl.formatMessage({ id: 'catalog.noMatchHint' })}</p>
      <SearchBox shop={shop} place="header" />
      <AppLink className={buttonClass({ look: 'quiet' })} href={`${home}#categories`}>
        {intl.formatMessage({ id: 'search.browse' })}
      </AppLink>
      <SeveralLink shop={shop} text={text} />
      <IdentifyHelp shop={shop} className={panel.help} />
    </div>
  )
}

/** To the list of several devices (U-13), with the words of a search that names several. */
function SeveralLink({ shop, text }: { shop: Shop; text: string }) {
  const names = /[,;]/.test(text) ? `#names=${encodeURIComponent(text)}` : ''
  return (
    <AppLink className={buttonClass({ look: 'link' })} href={`${shopPath(shop, 'home')}?list=mine${names}`}>
      {intlFor(shop).formatMessage({ id: 'list.title' })}
    </AppLink>
  )
}

export function searchResultsMetadata(shop: Shop, q: string): Metadata {
  return pageMetadata(shop, {
    title: intlFor(shop).formatMessage({ id: 'catalog.searchTitle' }, { text: searchText(q) }),
    noindex: true,
  })
}
