import { flattenAllFields, type FlattenedField, ValidationError } from 'payload'
import { describe, expect, test } from 'vitest'
import { contactSubjects } from '@/collections/contact-subjects'
import { markets } from '@/collections/markets'
import { navigation } from '@/collections/navigation'
import { pages } from '@/collections/pages'
import { redirects } from '@/collections/redirects'
import { BESIDE_THE_FORM, fieldProblems, formField } from '@trade-in-shop/payload-workbench/saving/field-problems'

const errors = [{ path: 'from', message: 'This address is a page of the shop.', value: '/kontakt' }]
const answerTo = (error: Error, { slug, fields }: typeof redirects = redirects, auth = false) => {
  const collection = { slug, auth, flattenedFields: flattenAllFields({ fields }) }
  return fieldProblems({ collection, error, context: {}, req: { i18n: { language: 'en' } } } as unknown as Parameters<
    typeof fieldProblems
  >[0])
}

/** Simulates an error class that was loaded a second time from another bundle of the same process. */
class Stranger extends Error {
  readonly data = { collection: 'redirects', errors }
}

test.each([new ValidationError({ collection: 'redirects', errors }), new Stranger('The following field is invalid: from')])(
  'a refused save puts each problem at its field: %s',
  (error) => {
    expect(answerTo(error)).toEqual({
      response: {
        errors: [
          {
            name: 'ValidationError',
            message: 'The following field is invalid: Old address',
            data: { collection: 'redirects', errors: [{ path: 'from', message: 'This address is a page of the shop.' }] },
          },
        ],
      },
    })
  },
)

test('a message names the fields as the form does, in the language of the member of staff', async () => {
  const wrong = ['hosts.2.hostname', 'postalCode.digits'].map((path) => ({ path, message: 'No.' }))
  const error = new ValidationError({ collection: 'markets', errors: wrong })
  expect((await answerTo(error, markets))?.response?.errors).toMatchObject([
    { message: 'The following fields are invalid: Hosts 3 › Host name, Postal code › Digits' },
  ])
  const ofPayload = new ValidationError({
    collection: 'pages',
    errors: [{ path: 'title', label: 'Content › Title', message: 'No.' }],
  })
  expect((await answerTo(ofPayload, pages))?.response?.errors).toMatchObject([
    { message: 'The following field is invalid: Content › Title' },
  ])
})

test('a problem of a row is shown as a message and not at a field', () => {
  const wrong = { path: 'blocks.2', message: 'A block is not filled in.' }
  const error = new ValidationError({ collection: 'pages', errors: [{ path: 'title', message: 'Too long.' }, wrong] })
  expect(answerTo(error, pages)).toEqual({
    response: {
      errors: [
        {
          name: 'ValidationError',
          message: 'A block is not filled in.',
          data: {
            collection: 'pages',
            errors: [
              { path: 'title', message: 'Too long.' },
              { ...wrong, path: '' },
            ],
          },
        },
      ],
    },
  })
})

test('problems of fields of another collection are shown as messages', async () => {
  const answer = await answerTo(new ValidationError({ collection: 'redirects', errors }), pages)
  expect(answer?.response?.errors).toMatchObject([
    { message: 'This address is a page of the shop.', data: { errors: [{ path: '' }] } },
  ])
})

test('a problem of the password is shown at its field, although it is no column', async () => {
  const error = new ValidationError({ collection: 'pages', errors: [{ path: 'password', message: 'Too short.' }] })
  const placesOf = async (auth: boolean) => (await answerTo(error, pages, auth))?.response?.errors
  expect(await placesOf(true)).toMatchObject([{ data: { errors: [{ path: 'password' }] } }])
  expect(await placesOf(false)).toMatchObject([{ data: { errors: [{ path: '' }] } }])
})

test.each([new Error('no'), Object.assign(new Error('no'), { data: { errors: 'many' } })])(
  'other errors stay as they are',
  (error) => {
    expect(answerTo(error)).toBeUndefined()
  },
)

const fieldsOf = ({ fields }: typeof pages) => flattenAllFields({ fields })
/** With the name of the collection for the title: a collection itself is too large to be written there. */
const named = (rows: readonly (readonly [typeof pages, string])[]) =>
  rows.map(([collection, path]) => [collection.slug, path, collection] as const)

test.each(
  named([
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
  ]),
)('%s: a problem at %s is shown at that field', (_slug, path, collection) => {
  expect(formField(fieldsOf(collection), path)).toBe(path)
})

test.each(
  named([
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
  ]),
)('%s: a problem at %s is shown as a message', (_slug, path, collection) => {
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
