'use client'
import { Button, useConfig, useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { leadToField } from '@/admin/navigation/open-field'
import { useSayToStaff, useWords } from '@/admin/use-words'
import type { FieldCollision, MergeSide } from '@trade-in-shop/payload-workbench/conflict/merge-documents'
import { nameField, nameFields, sayValue } from './field-words'
import type { MergeChoices, Clash, Saves } from './use-merge'
import styles from './conflict.module.css'

/** Who made these saves, in words. */
export function useNames(): (names: readonly string[]) => string {
  const { language } = useTranslation().i18n
  const say = useSayToStaff()
  return (names) => (names.length === 0 ? say('conflict.somebody') : new Intl.ListFormat(language).format(new Set(names)))
}
export const saverNames = (saves: Saves): readonly string[] => saves.map(({ by }) => by)

type Props = Readonly<{ collection: string; clash: Clash; onSettle: (choices: MergeChoices) => Promise<unknown> }>

/** What the person and a colleague have both changed: the value that was opened, the colleague's and one's own, and a choice. */
export function CollisionPanel({ collection, clash, onSettle }: Props) {
  const words = useWords('merge')
  const { i18n } = useTranslation()
  const { fields } = useConfig().getEntityConfig({ collectionSlug: collection })
  const name = useNames()
  const [chosen, setChosen] = useState<MergeChoices>(new Map())
  const [isBusy, setBusy] = useState(false)
  const panel = useRef<HTMLElement>(null)
  const { saves, collisions, taken, status } = clash
  // A draft saves itself while a person types; the focus stays there, and the panel is read out.
  const isOwnAct = status !== 'draft'
  useEffect(() => {
    if (isOwnAct) panel.current?.focus()
    else panel.current?.scrollIntoView({ block: 'nearest' })
  }, [isOwnAct])

  const who = name(saverNames(saves))
  const choices: MergeChoices = new Map(collisions.map(({ key }) => [key, chosen.get(key) ?? 'mine']))
  const sides = new Set(choices.values())
  const act = sides.size > 1 ? 'saveChoice' : sides.has('theirs') ? 'takeTheirs' : 'keepMine'
  const others = nameFields(fields, taken, i18n)
  const settle = () => {
    setBusy(true)
    void onSettle(choices).finally(() => setBusy(false))
  }
  return (
    <section ref={panel} tabIndex={-1} role="alert" className={styles.panel} data-conflict>
      <h2>{words('title', { who })}</h2>
      <p>{words('intro', { who })}</p>
      {collisions.map((collision) => (
        <CollisionRow
          key={collision.key}
          who={who}
          {...{ collision, ...nameField(fields, collision.path, i18n) }}
          side={choices.get(collision.key) ?? 'mine'}
          onChoose={(side) => setChosen(new Map(choices).set(collision.key, side))}
        />
      ))}
      {others.length > 0 && <p>{words('taken', { who, fields: new Intl.ListFormat(i18n.language).format(others) })}</p>}
      <Button margin={false} disabled={isBusy} onClick={settle}>
        {words(act, { who })}
      </Button>
    </section>
  )
}

type RowProps = Readonly<{
  who: string
  collision: FieldCollision
  label?: string
  field?: Parameters<typeof sayValue>[1]
  side: MergeSide
  onChoose: (side: MergeSide) => void
}>

function CollisionRow({ who, collision, label, field = null, side, onChoose }: RowProps) {
  const words = useWords('merge')
  const say = useSayToStaff()
  const { i18n } = useTranslation()
  const { path, base } = collision
  const group = useId()
  const shown = (value: unknown): ReactNode =>
    value === null && typeof base === 'object' ? words('removed') : sayValue(value, field, i18n, say)
  return (
    <fieldset className={styles.row}>
      <legend>
        {label ?? path}{' '}
        <Button buttonStyle="none" className={styles.lead ?? ''} margin={false} onClick={() => leadToField(path)}>
          {words('toField')}
        </Button>
      </legend>
      <p>{words('opened', { value: sayValue(base, field, i18n, say) })}</p>
      {(['theirs', 'mine'] as const).map((each) => (
        <label key={each} className={styles.choice} data-on={side === each || undefined}>
          <input type="radio" name={group} checked={side === each} onChange={() => onChoose(each)} />
          <b>{each === 'theirs' ? who : words('you')}</b>
          <span>{shown(collision[each])}</span>
        </label>
      ))}
    </fieldset>
  )
}
