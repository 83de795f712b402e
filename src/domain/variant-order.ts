type Variant = Readonly<{ variant: string; maxPrice: number | null }>

const UNITS: Readonly<Record<string, number>> = { MB: 1, GB: 1e3, TB: 1e6 }
const collator = new Intl.Collator('en', { numeric: true })
const priceOrLast = ({ maxPrice }: Variant): number => maxPrice ?? Number.MAX_SAFE_INTEGER

/** All sizes in one unit, so that "1 TB" comes after "512 GB": numbers in texts are compared as numbers. */
const comparable = ({ variant }: Variant): string =>
  variant.replace(/(\d+(?:\.\d+)?)\s?(MB|GB|TB)\b/g, (_all, size: string, unit: string) =>
    String(Number(size) * (UNITS[unit] ?? 1)),
  )

/** Variants of a model as a person counts them up: by size, those that are called alike by price. */
export const compareVariants = (a: Variant, b: Variant): number =>
  collator.compare(comparable(a), comparable(b)) || priceOrLast(a) - priceOrLast(b)
