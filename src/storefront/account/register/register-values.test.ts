import { expect, test } from 'vitest'
import { EMPTY_REGISTER_DRAFT, toRegisterDraft, registerInput, toRegisterValues } from './register-values'

const secrets = {
  password: 'five minutes and a drawer',
  iban: 'DE89370400440532013000',
  holder: 'Miriam Berger',
  paypalAccount: 'miriam@example.com',
  paypalRepeat: 'miriam@example.com',
}
const values = { ...toRegisterValues({ ...EMPTY_REGISTER_DRAFT, firstName: 'Miriam', street: 'Hauptstraße' }), ...secrets }

test('the draft stored in the browser has neither password nor payment data', () => {
  const kept = JSON.stringify(toRegisterDraft(values))
  for (const secret of Object.values(secrets)) expect(kept).not.toContain(secret)
  expect(toRegisterDraft(values)).toMatchObject({ firstName: 'Miriam', street: 'Hauptstraße' })
})

test('address and payment are sent only where they were chosen', () => {
  expect(Object.keys(registerInput(values))).not.toContain('Address')
  expect(Object.keys(registerInput(values))).not.toContain('Payment')
  expect(registerInput({ ...values, withAddress: true, payout: '13' })).toMatchObject({
    Address: { street: 'Hauptstraße' },
    Payment: { type: '13', iban: secrets.iban, holder: secrets.holder },
  })
  expect(registerInput({ ...values, payout: '2' })).toMatchObject({
    Payment: { type: '2', paypalAccount: 'miriam@example.com', paypalRepeat: 'miriam@example.com' },
  })
})
