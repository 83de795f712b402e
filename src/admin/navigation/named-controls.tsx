'use client'
import type { StaffKey } from '@/domain/staff-messages/staff-messages'
import { useTranslation } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'
import { useWords } from '@/admin/use-words'

type Say = (word: StaffKey<'control'>, of?: string) => string
type Change = (control: Element, say: Say) => void
type Rule = readonly [selector: string, change: Change]

const textOf = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replaceAll('*', '').replaceAll(/\s+/g, ' ').trim()

/** The label of the form's field around a control; empty where there is none, as in the filters of a list. */
const fieldOf = (control: Element): string =>
  textOf(control.closest('.field-type, .rich-text-lexical')?.querySelector('.field-label'))

const named =
  (word: StaffKey<'control'>, nameOf = fieldOf): Change =>
  (control, say) =>
    control.setAttribute('aria-label', say(word, nameOf(control)))

/** A field's control has the name of the field; a select of the filters says which of the three it is. */
const nameField: Change = (control, say) => {
  const label = control.id === '' ? null : document.querySelector(`label[for="${CSS.escape(control.id)}"]`)
  if (label !== null) return
  const part = ['field', 'operator', 'value'].find((name) => control.closest(`.condition__${name}`) !== null)
  const inFilter = part === 'field' ? say('filterField') : part === 'operator' ? say('filterOperator') : say('filterValue')
  control.setAttribute('aria-label', part === undefined ? fieldOf(control) || say('filterValue') : inFilter)
}

const rowOf = (control: Element): string =>
  textOf(control.closest('tr')?.querySelector('a')) || textOf(control.closest('tr')?.cells[1])
const columnOf = (control: Element): string => textOf(control.closest('.sort-column')?.firstElementChild)
/** The document of the row, whose first cell the control is in. */
const documentOf = (control: Element): string => textOf(control.closest('.drawer-link')) || textOf(control.closest('tr'))

/** A button holds no other button: while it holds the one that leaves the saved view it is a group. */
const asGroup =
  (isGroup: boolean): Change =>
  (control) => {
    control.role = isGroup ? 'group' : null
    control.ariaLabel = isGroup ? textOf(control) : null
    control.removeAttribute(DONE)
  }

const DONE = 'data-named'

/** One of two buttons that hold a symbol alone; the pressed one is how the list is shown now. */
const asToggle =
  (isPressed: boolean): Change =>
  (control, say) => {
    control.setAttribute('aria-label', say(control.querySelector('.icon--grid-view') === null ? 'asRows' : 'asTiles'))
    control.setAttribute('aria-pressed', String(isPressed))
    control.removeAttribute(DONE)
  }

/** Payload puts "Create" and the name of the list after each other, and leaves some of these buttons out of reach of the keys. */
const asFolderButton: Change = (control, say) => {
  const text = document.createTreeWalker(control, NodeFilter.SHOW_TEXT).nextNode()
  if (text !== null) text.nodeValue = say('createFolder')
  if (!(control instanceof HTMLDivElement)) return
  control.role = 'button'
  control.tabIndex = 0
  control.onkeydown = (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault()
    control.click()
  }
}

/** Its label names it; Payload points to a label that is not there, and gives the name of the code as a title. */
const nameByLabel: Change = (control) => {
  control.removeAttribute('aria-labelledby')
  control.removeAttribute('title')
}

/** The first control of a dialog that deletes would be "Delete for good"; the trap of the focus keeps what has it already. */
const focusFirst: Change = (control) => control instanceof HTMLElement && control.focus()

/** Controls that Payload's own components render without a name or with a role that says something wrong, and what each gets. */
const RULES: readonly Rule[] = [
  ['#select-all', named('selectAll')],
  ['.select-row__checkbox input', named('selectRow', rowOf)],
  ['.clickable-arrow--left, .clickable-arrow:not(.clickable-arrow--right)', named('previous')],
  ['.clickable-arrow--right', named('next')],
  ['.clipboard-action__popup .popup-button', named('clipboard')],
  ['.popup-button:not(.clipboard-action__popup *)', (control, say) => textOf(control) === '' && named('more')(control, say)],
  ['.collapsible__drag[role=button]', named('move')],
  ['.drawer-link__doc-drawer-toggler', named('open', documentOf)],
  ...(['bold', 'italic', 'link'] as const).map((name): Rule => [`.toolbar-popup__button-${name}`, named(name)]),
  ['.date-time-picker__clear-button', named('clear')],
  ['.ContentEditable__root, .react-datepicker__input-container input, .rs__input', nameField],
  ['.confirmation-modal input[type=checkbox]', nameByLabel],
  ['.confirmation-modal #confirm-cancel', focusFirst],
  // The field itself opens with the arrow keys.
  ['.dropdown-indicator[aria-hidden=true]', (control) => control.setAttribute('tabindex', '-1')],
  [
    '.clear-indicator[aria-hidden=true]',
    (control, say) => {
      control.removeAttribute('aria-hidden')
      named('clear')(control, say)
    },
  ],
  ['.condition__actions-add', named('addFilter')],
  ['.condition__actions-remove', named('removeFilter')],
  // Payload puts the label of the column into its sentence as an object.
  ['.sort-column__asc[aria-label*="[object"]', named('sortUp', columnOf)],
  ['.sort-column__desc[aria-label*="[object"]', named('sortDown', columnOf)],
  ['.copy-to-clipboard', named('copyAddress')],
  ['.file-details__remove', named('removeFile')],
  ['#clear-preset', named('clearView')],
  ['#select-preset:has(#clear-preset):not([role])', asGroup(true)],
  ['#select-preset[role]:not(:has(#clear-preset))', asGroup(false)],
  ['.create-new-doc-in-folder__button, .move-folder-drawer__create-folder-button', asFolderButton],
  ['.folder-view-toggle-button--active:not([aria-pressed=true])', asToggle(true)],
  ['.folder-view-toggle-button:not(.folder-view-toggle-button--active, [aria-pressed=false])', asToggle(false)],
  // Its name is below it.
  ['.folder-file-card img:not([alt])', (control) => control.setAttribute('alt', '')],
  // A button holds no other button; a switch of a column is a checkbox, and tabs are no items of a list.
  ['.rs__multi-value[role=button]', (control) => control.setAttribute('role', 'group')],
  ['.pill-selector__pill[aria-checked]', (control) => control.setAttribute('role', 'checkbox')],
  ['ul.doc-tabs__tabs', (control) => control.setAttribute('role', 'group')],
  // Their text says more: "Versions 3", "Select".
  ['.doc-tab[aria-label], .drawer-action-header [type=submit][aria-label]', (control) => control.removeAttribute('aria-label')],
]
function nameControls(language: string, words: ReturnType<typeof useWords<'control'>>): void {
  const say: Say = (word, of = '') => words(word, { of }).replace(/:\s*$/, '').trim()
  for (const [selector, change] of RULES)
    for (const control of document.querySelectorAll(`:is(${selector}):not([${DONE}="${language}"])`)) {
      control.setAttribute(DONE, language)
      change(control, say)
    }
}

/**
 * Gives names to controls of Payload's own components that have none (decision 140). They are rendered at any time, so every
 * change of the document is followed by one look at it, before anything else can see or read them.
 */
export function NamedControls({ children }: Readonly<{ children: ReactNode }>) {
  const { language } = useTranslation().i18n
  const words = useWords('control')
  useEffect(() => {
    const look = () => nameControls(language, words)
    const watch = new MutationObserver(look)
    watch.observe(document.body, { childList: true, subtree: true })
    look()
    return () => watch.disconnect()
  }, [language, words])
  return children
}
