import { expect, test } from 'vitest'
import { PICTURE_WIDTHS, PictureRow, pictureVariant, sourceSet } from './picture-row'

const picture = { url: '/media/a.webp', alt: 'Ein Karton', width: 1000, height: 600, focus: { x: 0, y: 100 } }

test('a browser may choose among the widths below the picture and the picture itself', () => {
  expect(sourceSet(picture)).toBe(
    '/media/a.webp?w=320 320w, /media/a.webp?w=640 640w, /media/a.webp?w=960 960w, /media/a.webp 1000w',
  )
  expect(sourceSet({ ...picture, width: 320 })).toBe('/media/a.webp 320w')
})

test.each(['0', '321', '320.0', ' 320', '1e3', '-320', '99999999', ''])('%j is no width', (text) => {
  expect(pictureVariant(new URLSearchParams([['w', text]]), null)).toBeNull()
})

test('every offered width is accepted in an address', () => {
  for (const width of PICTURE_WIDTHS)
    expect(pictureVariant(new URLSearchParams({ w: String(width) }), null)).toEqual({ width, format: 'webp' })
  expect(pictureVariant(new URLSearchParams('utm_source=a'), null)).toEqual({ width: null, format: 'webp' })
  expect(pictureVariant(new URLSearchParams('w=320&w=320'), null)).toBeNull()
})

test.each([
  ['image/avif,image/webp,*/*;q=0.8', 'avif'],
  ['image/webp, IMAGE/AVIF;q=0.9', 'avif'],
  ['image/avif ; q=0', 'webp'],
  ['image/avif;q=0.000,image/webp', 'webp'],
  ['image/avifs', 'webp'],
  ['*/*', 'webp'],
  ['', 'webp'],
])('Accept %j gets %s', (accept, format) => {
  expect(pictureVariant(new URLSearchParams(), accept)?.format).toBe(format)
})

test.each([
  { url: 'https://elsewhere.example/a.webp' },
  { url: '//elsewhere.example/a.webp' },
  { width: 0 },
  { focus: { x: 101, y: 0 } },
])('%o is no picture of ours', (wrong) => {
  expect(PictureRow.safeParse(picture).success).toBe(true)
  expect(PictureRow.safeParse({ ...picture, ...wrong }).success).toBe(false)
})
