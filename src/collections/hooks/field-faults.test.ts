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

/** As the same class looks that was loaded a second time, from another bundle of the same process. */
class Stranger extends Error {
  readonly data = { collection: 'redirects', errors }
}

test.each([new ValidationError({ collection: 'redirects', errors }), new Stranger('The following field is invalid: from')])(
  'every field is told its fault: %s',
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

test('what is wrong with a row is told as a message, not as a field', () => {
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

test('fields of another collection than the form are told as messages', async () => {
  const answer = await answerTo(new ValidationError({ collection: 'redirects', errors }), pages)
  expect(answer?.response?.errors).toMatchObject([
    { message: 'This address is a page of the shop.', data: { errors: [{ path: '' }] } },
  ])
})

test('a password is a field of those who log in, though no column', async () => {
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
