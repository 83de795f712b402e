import { SCREEN_NAMES, SCREENS } from '@/domain/routing/screens'
import { SCREEN_WORDS } from '@/domain/routing/screen-words'
import { inEveryLanguage, type StaffMessage } from '@/domain/staff-words'

const withAddress = (told: StaffMessage, address: string): StaffMessage =>
  inEveryLanguage((language) => `${told[language]} (${address})`)

/** The screens of the shop to choose from, by their names. */
export const screenOptions = SCREEN_NAMES.map((value) => ({ value, label: SCREEN_WORDS[value] }))

/** The same with their English addresses, whose parameters a route must have too. */
export const screenOptionsWithAddress = SCREEN_NAMES.map((value) => ({
  value,
  label: withAddress(SCREEN_WORDS[value], SCREENS[value].english),
}))
