import { expect, test } from 'vitest'
import { payloadTexts } from './payload-texts'

test.each([
  ['en', 'Yes', 'No'],
  ['de', 'Ja', 'Nein'],
  ['es', 'Sí', 'No'],
  ['fr', 'Oui', 'Non'],
  ['it', 'Sì', 'No'],
] as const)('a tick box in a list in the language %s reads "%s" or "%s"', (language, yes, no) => {
  expect(payloadTexts[language].general).toMatchObject({ true: yes, false: no })
})

test('the French button that drops changes does not say that it publishes them', () => {
  expect(payloadTexts.fr.version).toMatchObject({
    revertToPublished: 'Revenir à la version publiée',
    reverting: 'Retour à la version publiée…',
  })
})
