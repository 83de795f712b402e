import { describe, expect, it } from 'vitest'
import { keepRefusals, noteRefusal } from './refusals'

const LOOP = { path: 'to.path', message: 'It leads to itself.' }
const refused = { errors: [{ message: 'invalid', data: { errors: [LOOP] } }] }
const fields = { 'to.path': { value: '/old' }, from: { value: '/old' } }
const valid = { from: {}, 'to.path': {} }

describe('messages of a refused save', () => {
  it.each([
    ['stay at a field with the refused value', fields, { valid: false, errorMessage: LOOP.message }],
    ['go from a field that has changed', { ...fields, 'to.path': { value: '/new' } }, {}],
  ])('%s', (_title, sent, expected) => {
    noteRefusal('redirects/1', refused, fields)
    expect(keepRefusals('redirects/1', sent, valid)).toEqual({ from: {}, 'to.path': expected })
  })

  it('go with a save that succeeds, and say nothing about another document', () => {
    noteRefusal('redirects/1', refused, fields)
    expect(keepRefusals('redirects/2', fields, valid)).toEqual(valid)
    noteRefusal('redirects/1', { doc: { id: 1 } }, fields)
    expect(keepRefusals('redirects/1', fields, valid)).toEqual(valid)
  })

  it('are counted at the block that holds the field', () => {
    const path = 'blocks.1.url'
    noteRefusal('pages/1', { errors: [{ data: { errors: [{ path, message: 'no film' }] } }] }, {})
    const state = keepRefusals('pages/1', {}, { blocks: { rows: [] }, 'blocks.1.url': {}, 'blocks.10.url': {} })
    expect(state.blocks?.errorPaths).toEqual([path])
    expect(state['blocks.10.url']).toEqual({})
  })
})
