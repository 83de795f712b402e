/** Pictures as an inspector takes them, for one line of a trade. */
export const FRONT = 'tests/fixtures/inspected-front.jpg'
const DETAIL = 'tests/fixtures/inspected-detail.png'

/** Arguments of the command line: a photo that proves the answer to a question of a line (1 is the first), and another of the device. */
export const proof = (line: number, question: string): string[] => [
  ...['--photo', `${line}:${FRONT}`],
  ...['--photo', `${line}:${question}=${DETAIL}`],
]

/** Arguments of the command line: two photos of a line (1 is the first). */
export const photos = (line: number): string[] => ['--photo', `${line}:${FRONT}`, '--photo', `${line}:${DETAIL}`]
