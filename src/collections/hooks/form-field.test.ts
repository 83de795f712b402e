import { type FlattenedField, flattenAllFields } from 'payload'
import { describe, expect, test } from 'vitest'
import { contactSubjects } from '@/collections/contact-subjects'
import { markets } from '@/collections/markets'
import { navigation } from '@/collections/navigation'
import { pages } from '@/collections/pages'
import { redirects } from '@/collections/redirects'
import { BESIDE_THE_FORM, formField } from './form-field'

const fieldsOf = ({ fields }: typeof pages) => flattenAllFields({ fields })

test.each([
  [pages, 'title'],
  [pages, 'body'],
  [pages, 'blocks'],
  [pages, 'blocks.3.url'],
  [pages, 'blocks.0.link.slug'],
  [pages, 'blocks.12.steps'],
  [pages, 'blocks.2.questions.0.answer'],
  [pages, 'blocks.1.picture'],
  [markets, 'hosts.2.hostname'],
  [markets, 'postalCode.excludedPrefixes'],
  [contactSubjects, 'subjects'],
  [redirects, 'to.params.0.value'],
  [redirects, 'to.slug'],
])('%o: a problem at %s is shown at that field', (collection, path) => {
  expect(formField(fieldsOf(collection), path)).toBe(path)
})

test.each([
  [pages, 'blocks.0'],
  [pages, 'blocks.0.link'],
  [pages, 'blocks.2.questions.0'],
  [pages, 'blocks.link.slug'],
  [pages, 'blocks.0.'],
  [pages, 'title.0'],
  [pages, 'nothing'],
  [pages, ''],
  [markets, 'hosts.0'],
  [markets, 'postalCode'],
  [contactSubjects, 'subjects.3'],
  [redirects, 'to'],
])('%o: a problem at %s is shown as a message', (collection, path) => {
  expect(formField(fieldsOf(collection), path)).toBe(BESIDE_THE_FORM)
})

/** Every path below these fields that holds no value: groups, tabs, and the first row of each list. */
function containers(fields: readonly FlattenedField[], above = ''): string[] {
  return fields.flatMap((field) => {
    const path = `${above}${field.name}`
    if (field.type === 'array') return [`${path}.0`, ...containers(field.flattenedFields, `${path}.0.`)]
    if (field.type === 'blocks')
      return [`${path}.0`, ...field.blocks.flatMap((block) => containers(block.flattenedFields, `${path}.0.`))]
    return field.type === 'group' || field.type === 'tab' ? [path, ...containers(field.flattenedFields, `${path}.`)] : []
  })
}

describe.each([pages, markets, redirects, navigation, contactSubjects])('$slug', (collection) => {
  test('a problem of a row, group or block is never put at a field', () => {
    const fields = fieldsOf(collection)
    expect(containers(fields).filter((path) => formField(fields, path) !== BESIDE_THE_FORM)).toEqual([])
  })
})
