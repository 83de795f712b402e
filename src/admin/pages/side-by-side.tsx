'use client'
import { Banner, Button, Pill, Popup, PopupList, SetStepNav, useTranslation } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { type KeyboardEvent, useState } from 'react'
import { PlainDialog } from '@/admin/dialog/plain-dialog'
import { GuideLink } from '@/admin/guide/guide-link'
import { AdminIcon } from '@/admin/menu/admin-icon'
import { useWords } from '@/admin/use-words'
import type { PagePairs, Translations } from '@/collections/translations/translation-answers'
import { CopyPage } from './copy-page'
import { PageMarkets, useTranslations } from './page-markets'
import { PageReviewPanel } from './review-panel'
import { TranslationFile } from './translation-file'
import { UnitEditor } from './unit-editor'
import { usePairs } from './use-pairs'
import work from '@/admin/views.module.css'
import styles from './translate.module.css'

type Edited = ReturnType<typeof usePairs> & Readonly<{ pairs: PagePairs }>
type Alternates = NonNullable<Translations['family']>['alternates']
const NONE: Alternates = []

/** The translations of the source in other markets, beginning after the open page. */
function followers(alternates: Alternates, own: number) {
  const found = alternates.flatMap(({ market, page, progress, mayWrite }) =>
    page && progress ? [{ id: page.id, name: market.name, left: mayWrite ? progress.all - progress.done : 0 }] : [],
  )
  const place = found.findIndex(({ id }) => id === own)
  return [...found.slice(place + 1), ...found.slice(0, Math.max(0, place))]
}

const focusUnit = (id: string | undefined) =>
  document
    .querySelector<HTMLElement>(id === undefined ? '#save-pairs' : `[data-unit="${CSS.escape(id)}"] :is(textarea, button)`)
    ?.focus()

/** A page beside its source, text by text: what has changed since, and the translation to write (U-16). */
export function SideBySide({ page }: Readonly<{ page: number }>) {
  const router = useRouter()
  const { pairs, ...edited } = usePairs(page)
  const translations = useTranslations(pairs || edited.said.isProblem ? page : undefined, pairs?.at)
  const alternates = translations?.family?.alternates ?? NONE
  const others = followers(alternates, page)
  const next = others.find(({ left }) => left > 0)
  const [isAll, setAll] = useState(false)
  const { open, canSave, save } = edited
  const done = pairs ? pairs.units.length - open.length : undefined
  const settle = (id: string) => {
    const places = pairs?.units.map((unit) => unit.id) ?? []
    const left = open.filter((unit) => unit.id !== id)
    edited.settle(id)
    focusUnit((left.find((unit) => places.indexOf(unit.id) > places.indexOf(id)) ?? left[0])?.id)
  }
  const press = (event: KeyboardEvent) => {
    const id = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-unit]')?.dataset.unit : undefined
    const unit = pairs?.units.find((each) => each.id === id)
    const isDone = (event.ctrlKey || event.metaKey) && event.key === 'Enter'
    const [beside] = others
    if (unit && isDone) settle(unit.id)
    // Not the letter: with Alt some keyboards write another one.
    else if (unit?.target && event.altKey && event.code === 'KeyC') edited.write(unit.id, unit.source)
    else if (beside && event.altKey && event.key === 'ArrowDown') window.location.assign(`?page=${beside.id}`)
    else return
    event.preventDefault()
  }
  const leave = async () => {
    if ((!canSave || (await save())) && next) router.push(`?page=${next.id}`)
  }
  const markets = <PageMarkets alternates={alternates} page={page} {...(done !== undefined && { done })} />
  if (!pairs)
    return (
      <>
        {markets}
        <Message said={edited.said} />
      </>
    )
  const shown = { ...edited, pairs }
  return (
    <form data-testid="side-by-side" className={styles.screen} onKeyDown={press}>
      <PairHead {...shown} translations={translations} />
      {markets}
      <PairBar {...{ ...shown, next, isAll, setAll }} onLeave={() => void leave()} />
      <PairUnits {...{ ...shown, next, isAll, alternates }} onDone={settle} />
    </form>
  )
}

const Message = ({ said }: Pick<Edited, 'said'>) => (
  <p className={said.isProblem ? work.problem : work.quiet} role={said.isProblem ? 'alert' : 'status'}>
    {said.text}
  </p>
)

/** Which page is translated into which, whether it is in the shop, and what else can be done with it. */
function PairHead({ pairs, translations, dirty, save }: Edited & Readonly<{ translations: Translations | null }>) {
  const words = useWords('action', 'translations', 'side')
  const overview = useWords('tools')('translations')
  const { page, source } = pairs
  const own = translations?.family?.alternates.find((each) => each.page?.id === page.id)
  const dots = (
    <>
      <AdminIcon name="dots" />
      <span className="sr-only">{words('more')}</span>
    </>
  )
  return (
    <header className={styles.head}>
      <SetStepNav
        nav={[{ label: overview, url: '/admin/translations' }, { label: `${source.title}, ${own?.market.name ?? ''}` }]}
      />
      <h1>
        <span className={styles.quiet} lang={source.locale}>
          {source.title}
        </span>{' '}
        <span className={styles.quiet}>→</span> <span lang={page.locale}>{page.title}</span>
      </h1>
      {own?.page && (
        <Pill size="small" pillStyle={own.page.published ? 'success' : 'white'}>
          {words(own.page.published ? 'live' : 'draft')}
        </Pill>
      )}
      <GuideLink admin="/admin" page="translations" />
      <div className={styles.tools}>
        {translations && translations.copyTo.length > 0 && (
          <CopyPage id={source.id} title={source.title} markets={translations.copyTo} />
        )}
        <Button el="link" to={`/admin/collections/pages/${page.id}`} size="small" buttonStyle="subtle" margin={false}>
          {words('openForm')}
        </Button>
        <Popup
          className="doc-controls__popup"
          button={dots}
          buttonClassName={styles.more}
          horizontalAlign="right"
          size="fit-content"
        >
          <PopupList.ButtonGroup>
            {dirty.length > 0 && <PopupList.Button onClick={() => void save()}>{words('stay')}</PopupList.Button>}
            <TranslationFile id={page.id} mayImport={pairs.mayWrite} />
            <PopupList.Button href={`/admin/collections/pages/${source.id}`}>{words('openSource')}</PopupList.Button>
          </PopupList.ButtonGroup>
        </Popup>
      </div>
    </header>
  )
}

type Next = ReturnType<typeof followers>[number] | undefined
type BarProps = Edited & Readonly<{ next: Next; isAll: boolean; setAll: (isAll: boolean) => void; onLeave: () => void }>

/** What came of the last save, and what can be done with the texts that were written. */
function PairBar({ pairs, open, said, busy, canSave, reload, draft, next, isAll, setAll, onLeave }: BarProps) {
  const words = useWords('side')
  const { language } = useTranslation().i18n
  const [isReviewed, setReviewed] = useState(false)
  const languages = new Intl.DisplayNames([language], { type: 'language' })
  const { page, source } = pairs
  return (
    <div className={styles.bar}>
      <div role="group" aria-label={words('texts')}>
        {([false, true] as const).map((all) => (
          <button key={String(all)} type="button" aria-pressed={isAll === all} onClick={() => setAll(all)}>
            {words(all ? 'all' : 'toDo')} <span>{all ? pairs.units.length : open.length}</span>
          </button>
        ))}
      </div>
      <span className={styles.quiet}>
        {words('languages', { from: languages.of(source.locale) ?? '', to: languages.of(page.locale) ?? '' })}
      </span>
      <Message said={said} />
      <div className={styles.tools}>
        {said.isRefused && (
          <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => void reload()}>
            {words('reload')}
          </Button>
        )}
        {pairs.mayWrite && pairs.hasMachine && (
          <Button buttonStyle="secondary" size="medium" margin={false} disabled={busy} onClick={() => void draft()}>
            {words('machine')}
          </Button>
        )}
        <Button buttonStyle="secondary" size="medium" margin={false} onClick={() => setReviewed(true)}>
          {words('review')}
        </Button>
        {pairs.mayWrite && (
          <Button id="save-pairs" size="medium" margin={false} disabled={busy || (!canSave && !next)} onClick={onLeave}>
            {next ? words('saveThen', { market: next.name }) : words('save')}
          </Button>
        )}
      </div>
      <PlainDialog title={words('review')} open={isReviewed} onClose={() => setReviewed(false)}>
        <PageReviewPanel page={page.id} saved={pairs.at} />
      </PlainDialog>
    </div>
  )
}

type UnitsProps = Edited & Readonly<{ next: Next; isAll: boolean; alternates: Alternates; onDone: (id: string) => void }>

/** The texts that are to do, or all; below them what is up to date, and the keys. */
function PairUnits({ pairs, next, isAll, alternates, open, dirty, drafts, theirs, problems, busy, write, onDone }: UnitsProps) {
  const words = useWords('side')
  const { page, source, units, isFresh, mayWrite } = pairs
  const shown = units.filter((unit) => isAll || dirty.includes(unit) || (!isFresh && unit.state !== 'done'))
  const rest = units.length - shown.length
  const own = alternates.find((each) => each.page?.id === page.id)?.market.name ?? page.title
  return (
    <>
      {open.length === 0 && dirty.length === 0 && isFresh && (
        <Banner type="success">
          {words('complete', { market: own, count: units.length })}{' '}
          {next && <a href={`?page=${next.id}`}>{words('next', { market: next.name, count: next.left })}</a>}
        </Banner>
      )}
      {shown.map((unit) => (
        <UnitEditor
          key={unit.id}
          {...{ unit, since: pairs.since, disabled: !mayWrite || busy }}
          languages={{ from: source.locale, to: page.locale }}
          draft={drafts[unit.id]}
          theirs={theirs[unit.id]}
          problem={problems[unit.id]}
          isOpen={open.includes(unit)}
          isFirst={open[0] === unit}
          onWrite={(runs) => write(unit.id, runs)}
          onDone={() => onDone(unit.id)}
        />
      ))}
      {rest > 0 && <p className={styles.quiet}>{words('upToDate', { count: rest })}</p>}
      <p className={styles.keys}>{words('keys')}</p>
    </>
  )
}
