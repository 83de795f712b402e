type WordChange = Readonly<{ start: string; gone: string; added: string; end: string }>

/** What differs between two texts, in whole words: what both begin and end with, and what is between. */
export function markChange(before: string, after: string): WordChange {
  const [old, now] = [before.split(/(?<=\s)/), after.split(/(?<=\s)/)]
  const most = Math.min(old.length, now.length)
  const isSame = (place: number) => old.at(place) === now.at(place)
  let start = 0
  while (start < most && isSame(start)) start += 1
  let end = 0
  while (end < most - start && isSame(-end - 1)) end += 1
  const between = (words: readonly string[]) => words.slice(start, words.length - end).join('')
  return {
    start: now.slice(0, start).join(''),
    gone: between(old),
    added: between(now),
    end: now.slice(now.length - end).join(''),
  }
}
