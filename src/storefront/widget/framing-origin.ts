/** What a browser says of the page around a frame; `ancestorOrigins` is not in every browser. */
type Around = Readonly<{ ancestorOrigins?: ArrayLike<string> | undefined; referrer: string }>

/** The origin of the page that frames this one, where it is one of the partner's; null when nobody can say so (L-05). */
export function framingOrigin(origins: readonly string[], { ancestorOrigins, referrer }: Around): string | null {
  const named = ancestorOrigins?.[0] ?? (URL.canParse(referrer) ? new URL(referrer).origin : null)
  return origins.find((origin) => origin === named) ?? null
}
