import { expect, test } from 'vitest'
import { isValidParam } from '@/domain/routing/params'
import { OfferForm, readIncomplete, readOfferForm, writeIncomplete } from './offer-form'

test('a posted form is read as a device and answers, several of one question included', () => {
  const form = OfferForm.parse({
    device: 'apple-iphone-13-128gb',
    'phones-screen': 'phones-screen-flawless',
    'phones-functions': ['a', 'b'],
  })
  expect(readOfferForm(form)).toEqual({
    deviceId: 'apple-iphone-13-128gb',
    answers: [
      { questionId: 'phones-screen', answerId: 'phones-screen-flawless' },
      { questionId: 'phones-functions', answerId: 'a' },
      { questionId: 'phones-functions', answerId: 'b' },
    ],
  })
})

test('a form with no device or with two gives null', () => {
  expect(readOfferForm({})).toBeNull()
  expect(readOfferForm({ device: ['a', 'b'] })).toBeNull()
})

test('an address of a form without all answers names the open questions, and another one names none', () => {
  const open = ['phones-screen', 'phones-functions']
  expect(readIncomplete(writeIncomplete(open))).toEqual(open)
  expect(isValidParam('offer', writeIncomplete(open))).toBe(true)
  expect(isValidParam('offer', writeIncomplete([]))).toBe(true)
  expect(isValidParam('offer', 'incomplete~<b>')).toBe(false)
  expect(readIncomplete('away')).toBeNull()
})
