import { expect, test } from 'vitest'
import { numberedPhotos } from './numbered-photos'

const path = (name: string) => `/clarifications/id/RV-1/photos/${name}`
const shown = (number: number, name: string) => ({ number, src: `/api/clarifications/id/RV-1/photos/${name}` })
const difference = (question: string, ...photos: string[]) => ({ question, yours: 'a', ours: 'b', photos: photos.map(path) })
const photosOf = (...differences: Parameters<typeof numberedPhotos>[0]['differences']) =>
  numberedPhotos({ differences, photos: ['front', 'screen', 'camera'].map(path) }, 'id', 'RV-1')

test('each photo is at the difference that it proves, the others stay apart, and all have one numbering', () => {
  expect(photosOf(difference('camera', 'camera'), difference('battery'), difference('screen', 'screen'))).toEqual({
    proofs: [[shown(3, 'camera')], [], [shown(2, 'screen')]],
    others: [shown(1, 'front')],
  })
})

test('photos of an older platform, which names no proofs, all stand apart', () => {
  const { proofs, others } = photosOf({ question: 'screen', yours: 'a', ours: 'b' })
  expect(proofs).toEqual([[]])
  expect(others).toEqual([shown(1, 'front'), shown(2, 'screen'), shown(3, 'camera')])
})

test('a proof that is not among the photos of the line is not shown', () => {
  expect(photosOf(difference('screen', 'elsewhere')).proofs).toEqual([[]])
})
