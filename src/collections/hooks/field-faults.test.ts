import { flattenAllFields, ValidationError } from 'payload'
import { expect, test } from 'vitest'
import { pages } from '@/collections/pages'
import { redirects } from '@/collections/redirects'
import { fieldFaults } from './field-faults'

const errors = [{ path: 'from', message: 'This address is a page of the shop.', value: '/kontakt' }]
const answerTo = (error: Error, { slug, fields }: typeof redirects = redirects, auth = false) => {
  const collection = { slug, auth, flattenedFields: flattenAllFields({ fields }) }
  return fieldFaults({ collection, error, context: {}, req: {} } as unknown as Parameters<typeof fieldFaults>[0])
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
            message: error.message,
            data: { collection: 'redirects', errors: [{ path: 'from', message: 'This address is a page of the shop.' }] },
          },
        ],
      },
    })
  },
)

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
