/** Pictures as an inspector takes them, for one line of a trade. */
export const FRONT = 'tests/fixtures/inspected-front.jpg'
const DETAIL = 'tests/fixtures/inspected-detail.png'

/** Who inspects in the tests; a second look needs another name. */
export const FIRST_INSPECTOR = 'anna'

/** Arguments of the command line: who inspects, a photo that proves the answer to a question of a line (1 is the first), and another of the device. */
export const proof = (line: number, question: string): string[] => [
  ...['--by', FIRST_INSPECTOR],
  ...['--photo', `${line}:${FRONT}`],
  ...['--photo', `${line}:${question}=${DETAIL}`],
]

/** Arguments of the command line: who inspects and two photos of a line (1 is the first). */
export const photos = (line: number): string[] => [
  ...['--by', FIRST_INSPECTOR],
  ...['--photo', `${line}:${FRONT}`, '--photo', `${line}:${DETAIL}`],
]
