'use client'
import { Button, Pill, useDocumentInfo, useDocumentTitle } from '@payloadcms/ui'
import { useEffect, useEffectEvent, useId, useMemo } from 'react'
import { useKinds } from '@trade-in-shop/payload-workbench/audit/use-kinds'
import { useWords } from '@/admin/use-words'
import { type Address, addressBook } from './address-book'
import { useEntry } from './entry-in-form'
import { originFor, listRoutes, useMarketRoutes } from './market-routes'
import styles from '@/admin/views.module.css'

type Props = Readonly<{ address: Address; origin: string | null; /** True for the entry in the form. */ isOwn: boolean }>

/** One screen of the preview: its address, its former address, and other patterns that lead to it. */
function AddressRow({ address, origin, isOwn }: Props) {
  const nameScreen = useWords('screen')
  const words = useWords('routes')
  const { screen, before, example, opens, others, english } = address
  return (
    <tr aria-current={isOwn ? 'true' : undefined} data-changed={before === null ? undefined : screen}>
      <th scope="row">
        {nameScreen(screen)} {isOwn && <Pill size="small">{words('thisEntry')}</Pill>}
      </th>
      <td className={styles.address}>
        {/* A new address cannot be opened before it is saved. */}
        {opens && origin && before === null ? (
          <a href={origin + example} target="_blank" rel="noreferrer" title={words('opens')}>
            {example}
          </a>
        ) : (
          example
        )}
        {english && <span className={styles.quiet}> ({words('english')})</span>}
        {before !== null && (
          <span className={styles.change}>
            <Pill size="small">{words('changed')}</Pill> {words('was')} <del>{before}</del>
          </span>
        )}
      </td>
      <td className={styles.address}>{others.join(' · ')}</td>
    </tr>
  )
}

/** Every screen's address in the market with the unsaved form, with examples to open and changes marked. */
export function RoutePreview() {
  const words = useWords('routes')
  const title = useId()
  const { market, id, entry } = useEntry()
  const { context, failed, again } = useMarketRoutes(market)
  const { lastUpdateTime } = useDocumentInfo()
  const readAgain = useEffectEvent(again)
  useEffect(() => readAgain(), [lastUpdateTime])
  useScreenAsTitle(id === null ? null : (entry?.screen ?? null))
  const groups = useMemo(() => {
    if (!context) return null
    const own = entry?.patterns.map((pattern) => ({ screen: entry.screen, pattern })) ?? []
    return addressBook(listRoutes(context), [...own, ...listRoutes(context, id)], context.examples)
  }, [context, entry, id])
  const origin = context && typeof window !== 'undefined' ? originFor(context, window.location) : null
  return (
    <section className={styles.panel} aria-labelledby={title} data-route-preview>
      <h4 id={title}>{words('title')}</h4>
      {market === null && <p className={styles.quiet}>{words('chooseMarket')}</p>}
      {market !== null && !context && !failed && <p className={styles.quiet}>{words('reading')}</p>}
      {failed && (
        <p className={styles.problem} role="alert">
          {words('failed')}{' '}
          <Button buttonStyle="secondary" size="small" margin={false} onClick={again}>
            {words('again')}
          </Button>
        </p>
      )}
      {groups && <p className={styles.quiet}>{words('asTyped')}</p>}
      {groups?.map(({ group, addresses }) => (
        <Group key={group} name={words(group)} addresses={addresses} origin={origin} own={entry?.screen ?? null} />
      ))}
    </section>
  )
}

/** Replaces the document title that Payload sets to the option's value on each change by the option's label. */
function useScreenAsTitle(screen: string | null): void {
  const { titleOf } = useKinds()
  const { title, setDocumentTitle } = useDocumentTitle()
  const shown = screen === null ? null : titleOf('route-maps', screen)
  useEffect(() => {
    // Runs after Payload's own effect of the same render.
    if (shown !== null && title !== shown) queueMicrotask(() => setDocumentTitle(shown))
  }, [setDocumentTitle, shown, title])
}

type GroupProps = Readonly<{ name: string; addresses: readonly Address[]; origin: string | null; own: string | null }>

function Group({ name, addresses, origin, own }: GroupProps) {
  const words = useWords('routes')
  return (
    <div className={styles.scroll} role="region" aria-label={name} tabIndex={0}>
      <table className={styles.addresses}>
        <caption>{name}</caption>
        <thead>
          <tr>
            <th scope="col">{words('screen')}</th>
            <th scope="col">{words('address')}</th>
            <th scope="col">{words('leadTo')}</th>
          </tr>
        </thead>
        <tbody>
          {addresses.map((address) => (
            <AddressRow key={address.screen} address={address} origin={origin} isOwn={address.screen === own} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
