'use client'
import { AdminIcon } from '@/admin/menu/admin-icon'
import { MarketChip } from '@/admin/lists/market-cell'
import { useAnswer } from '@/admin/use-answer'
import { useWords } from '@/admin/use-words'
import { Translations } from '@/collections/translations/translation-answers'
import styles from './translate.module.css'

type Alternate = NonNullable<Translations['family']>['alternates'][number]

/** The page in every market; read again after each save. */
export const useTranslations = (page: number | string | undefined, saved?: unknown): Translations | null =>
  useAnswer(page === undefined ? null : `/pages/${page}/translations`, Translations, saved)[0]

type Props = Readonly<{ alternates: readonly Alternate[]; page: number | string; done?: number }>

/** A link to the texts of each market with how many are up to date (U-16); of the open page `done` counts what was written. */
export function PageMarkets({ alternates, page: own, done }: Props) {
  const words = useWords('side', 'translations')
  return (
    <nav className={styles.markets} aria-label={words('markets')} data-testid="page-alternates">
      {alternates.map(({ market, state, page, progress }) => {
        const { id, published = true } = page ?? {}
        const shown = progress && { ...progress, ...(id === own && done !== undefined && { done }) }
        const inside = (
          <>
            <MarketChip code={market.code.toUpperCase()} name={market.name} />
            <span className="sr-only">{market.name}</span>
            {shown && <progress aria-hidden="true" max={shown.all} value={shown.done} />}
            <span>{shown ? words('progress', shown) : words(state)}</span>
            {shown?.done === shown?.all && shown && <AdminIcon name="check" size={14} />}
            {!published && <span className={styles.quiet}>({words('draft')})</span>}
          </>
        )
        if (id === undefined) return <span key={market.id}>{inside}</span>
        const href = progress ? `/admin/side-by-side?page=${id}` : `/admin/collections/pages/${id}`
        return (
          <a key={market.id} href={href} data-state={state} aria-current={id === own ? 'page' : undefined}>
            {inside}
          </a>
        )
      })}
    </nav>
  )
}
