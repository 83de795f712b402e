import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { STAFF_TEXTS } from '@/domain/staff-messages/staff-messages'
import type { StaffLanguage } from '@/domain/staff-words'
import { HostList } from './host-list'

const form = vi.hoisted(() => ({ values: {} as Record<string, unknown>, language: 'en' as StaffLanguage }))
vi.mock('./form-values', () => ({ useFormValues: () => form.values }))
vi.mock('@payloadcms/ui', () => ({ useTranslation: () => ({ i18n: { translations: { staff: STAFF_TEXTS[form.language] } } }) }))

test('hosts are listed by environment with a link to the shop, without empty rows', () => {
  form.values = {
    hosts: [
      { hostname: 'de.localhost', mode: 'default', environment: 'local', canonical: true },
      { hostname: 'de.revalo.example', mode: 'default', environment: 'production', canonical: true },
      { hostname: 'alt.revalo.example', mode: 'agan', environment: 'production', canonical: false },
      { hostname: '', mode: 'default', environment: 'test' },
    ],
  }
  const html = renderToStaticMarkup(<HostList />)
  expect(html.indexOf('de.revalo.example')).toBeLessThan(html.indexOf('de.localhost'))
  expect(html).toContain('href="https://alt.revalo.example/"')
  expect(html).toContain('(not canonical)')
  expect(html.match(/<tr>/g)).toHaveLength(4)
})

test('a market whose form has the number 0 instead of hosts shows an empty list', () => {
  form.values = { hosts: 0 }
  expect(renderToStaticMarkup(<HostList />)).toContain('All hosts at a glance')
})

test('the host list is in the language of the member of staff', () => {
  form.language = 'de'
  form.values = { hosts: [{ hostname: 'a.localhost', mode: 'b2bWidget', environment: 'stage', canonical: true }] }
  const html = renderToStaticMarkup(<HostList />)
  for (const words of ['Alle Hosts auf einen Blick', 'Geschäftskunden-Widget', 'Abnahme']) expect(html).toContain(words)
})
