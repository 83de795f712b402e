/** Facts of each market, written down a second time so that the seed is compared with them (M-06, M-11, M-13). */
export const exactSettings: Readonly<Record<string, Readonly<{ b2b: boolean; social: boolean; rating: boolean }>>> = {
  at: { b2b: false, social: true, rating: false },
  de: { b2b: true, social: true, rating: true },
  es: { b2b: false, social: false, rating: false },
  fr: { b2b: false, social: false, rating: false },
  it: { b2b: false, social: false, rating: false },
  en: { b2b: false, social: false, rating: false },
}
