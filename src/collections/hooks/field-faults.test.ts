import { ValidationError } from 'payload'
import { expect, test } from 'vitest'
import { fieldFaults } from './field-faults'

const errors = [{ path: 'from', message: 'This address is a page of the shop.', value: '/kontakt' }]
const answerTo = (error: Error) => fieldFaults({ error, context: {}, req: {} } as unknown as Parameters<typeof fieldFaults>[0])

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

test.each([new Error('no'), Object.assign(new Error('no'), { data: { errors: 'many' } })])(
  'other errors stay as they are',
  (error) => {
    expect(answerTo(error)).toBeUndefined()
  },
)
