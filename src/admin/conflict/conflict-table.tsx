'use client'
import { Button, useTranslation } from '@payloadcms/ui'
import { type Ref, useState } from 'react'
import { useWords } from '@/admin/use-words'
import type { StaffMessage } from '@/domain/staff-words'
import type { Conflict } from './conflict-of-answer'
import styles from '@/admin/admin.module.css'

const panelWords = {
  title: {
    en: 'Somebody else has saved this meanwhile',
    de: 'Inzwischen hat jemand anderes gespeichert',
    es: 'Entretanto ha guardado otra persona',
    fr: 'Quelqu’un d’autre a enregistré entre-temps',
    it: 'Nel frattempo ha salvato un’altra persona',
  },
  saved: {
    en: '{who}, {at}',
    de: '{who}, {at}',
    es: '{who}, {at}',
    fr: '{who}, {at}',
    it: '{who}, {at}',
  },
  kept: {
    en: 'Nothing was overwritten, and what you typed still stands in the form. This differs:',
    de: 'Nichts wurde überschrieben, und was Sie geschrieben haben, steht noch im Formular. Das weicht ab:',
    es: 'No se ha sobrescrito nada y lo que escribió sigue en el formulario. Esto difiere:',
    fr: 'Rien n’a été écrasé et ce que vous avez écrit est toujours dans le formulaire. Ce qui diffère :',
    it: 'Nulla è stato sovrascritto e ciò che ha scritto è ancora nel modulo. Ecco le differenze:',
  },
  field: { en: 'Field', de: 'Feld', es: 'Campo', fr: 'Champ', it: 'Campo' },
  theirs: { en: 'Theirs', de: 'Gespeichert', es: 'Lo guardado', fr: 'Enregistré', it: 'Salvato' },
  yours: { en: 'Yours', de: 'Ihres', es: 'Lo suyo', fr: 'Le vôtre', it: 'Suo' },
  copy: {
    en: 'Copy my values',
    de: 'Meine Werte kopieren',
    es: 'Copiar mis valores',
    fr: 'Copier mes valeurs',
    it: 'Copia i miei valori',
  },
  copied: { en: 'Copied.', de: 'Kopiert.', es: 'Copiado.', fr: 'Copié.', it: 'Copiato.' },
  notCopied: {
    en: 'The browser does not allow copying. Mark the values in the table.',
    de: 'Der Browser erlaubt kein Kopieren. Markieren Sie die Werte in der Tabelle.',
    es: 'El navegador no permite copiar. Seleccione los valores en la tabla.',
    fr: 'Le navigateur ne permet pas de copier. Sélectionnez les valeurs dans le tableau.',
    it: 'Il browser non consente di copiare. Selezioni i valori nella tabella.',
  },
  reload: {
    en: 'Load theirs, keep mine in view',
    de: 'Gespeichertes laden, meines im Blick behalten',
    es: 'Cargar lo guardado y seguir viendo lo mío',
    fr: 'Charger les valeurs enregistrées, garder les miennes sous les yeux',
    it: 'Carica i valori salvati, tieni i miei in vista',
  },
  yoursBefore: {
    en: 'What you had typed before you loaded the saved version',
    de: 'Was Sie geschrieben hatten, bevor Sie den gespeicherten Stand geladen haben',
    es: 'Lo que había escrito antes de cargar la versión guardada',
    fr: 'Ce que vous aviez écrit avant de charger la version enregistrée',
    it: 'Ciò che aveva scritto prima di caricare la versione salvata',
  },
  done: { en: 'I am done with it', de: 'Erledigt', es: 'Ya está', fr: 'C’est réglé', it: 'Fatto' },
  empty: { en: 'empty', de: 'leer', es: 'vacío', fr: 'vide', it: 'vuoto' },
} satisfies Record<string, StaffMessage>

type Props = Readonly<{
  ref: Ref<HTMLElement>
  conflict: Conflict
  /** Null once the form shows the saved version. */
  onLoad: (() => void) | null
  onDone: () => void
}>
type Leaf = Conflict['changes'][number]['theirs']

/** Both values of each field that differs, with the possible actions. */
export function ConflictTable({ ref, conflict, onLoad, onDone }: Props) {
  const { i18n } = useTranslation()
  const say = useWords(panelWords)
  const [copied, setCopied] = useState<'copied' | 'notCopied' | null>(null)
  const shownValue = (value: Leaf) => (value === null ? say('empty') : Array.isArray(value) ? value.join(', ') : String(value))
  const moment = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'medium' })
  const copy = () => {
    const text = conflict.changes.map(({ label, yours }) => `${label}: ${shownValue(yours)}`).join('\n')
    window.navigator.clipboard.writeText(text).then(
      () => setCopied('copied'),
      () => setCopied('notCopied'),
    )
  }
  return (
    <section ref={ref} tabIndex={-1} role="alert" className={styles.notice} data-conflict={onLoad === null ? 'typed' : 'open'}>
      <h3>{say(onLoad === null ? 'yoursBefore' : 'title')}</h3>
      <ul className={styles.plainList}>
        {conflict.saves.map(({ by, at }) => (
          <li key={at}>{say('saved', { who: by, at: moment.format(new Date(at)) })}</li>
        ))}
      </ul>
      {onLoad !== null && <p>{say('kept')}</p>}
      <div className={styles.scroll} tabIndex={0} role="group" aria-label={say('title')}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{say('field')}</th>
              <th scope="col">{say('theirs')}</th>
              <th scope="col">{say('yours')}</th>
            </tr>
          </thead>
          <tbody>
            {conflict.changes.map(({ path, label, theirs, yours }) => (
              <tr key={path}>
                <th scope="row">{label}</th>
                <td>{shownValue(theirs)}</td>
                <td>{shownValue(yours)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles.row}>
        <Button buttonStyle="secondary" onClick={copy}>
          {say('copy')}
        </Button>
        {onLoad === null ? <Button onClick={onDone}>{say('done')}</Button> : <Button onClick={onLoad}>{say('reload')}</Button>}
        <span role="status">{copied === null ? '' : say(copied)}</span>
      </div>
    </section>
  )
}
